import { useQuery } from '@tanstack/react-query';
import { usePageState } from '#src/page/page-state.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { isResuming, isSessionKnown, useAuthClient } from '#src/session/session.ts';
import { paymentQueries } from './payments.queries.ts';

/** A reservation of whoever is signed in here; undefined for everybody else, and while `isPending`. */
export function useOwnOutcome(reservationId: string | undefined) {
  const isSignedIn = useAuthClient() !== undefined;
  const isKnown = usePageState(isSessionKnown);
  const isAsking = usePageState(isResuming);
  const isRead = isSignedIn && reservationId !== undefined;
  const { data, isLoading } = useQuery({ ...paymentQueries.reservation(useApiClient(), reservationId ?? ''), enabled: isRead });
  return { reservation: data ?? undefined, isPending: !isKnown || isAsking || isLoading };
}
