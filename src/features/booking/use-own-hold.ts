import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import { personOf, useSession } from '#src/session/session.ts';
import { ownHoldQuery } from './own-hold.queries.ts';
import type { Booking } from './use-booking.ts';

export interface OwnHoldAnswer {
  /** The chosen time is this person's already. */
  reservation: Reservation | undefined;
  /** Whether it is theirs is still asked. */
  isAsked: boolean;
  /** No answer to that has come. */
  isUnknown: boolean;
}

/** Whose the chosen time is, where it may be one's own: a time that is taken by oneself is not lost, and is not to be booked twice. */
export function useOwnHold({ therapist, draft }: Booking, mayBeOwn: boolean): OwnHoldAnswer {
  const { apiClient } = useRouter().options.context;
  const isSignedIn = personOf(useSession()) !== undefined;
  const start = draft.startDateTime;
  const { data, isLoading } = useQuery({
    ...ownHoldQuery(apiClient, therapist.id, start ?? ''),
    enabled: isSignedIn && mayBeOwn && start !== undefined,
    // Without an answer the person decides when to try again: the form waits for this one.
    retry: false,
  });
  const isKnown = mayBeOwn && start !== undefined && data !== undefined;
  return { reservation: (isKnown && data) || undefined, isAsked: isLoading, isUnknown: !isKnown };
}
