import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Slot } from '#contract/booking/booking.schema.ts';
import { isOffline } from '#src/page/connectivity.ts';
import { usePageState } from '#src/page/page-state.ts';
import { monthOf } from '#src/ui/calendar-grid.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
import { bookingQueries } from './booking.queries.ts';
import type { Booking } from './use-booking.ts';

export interface ChosenSlot {
  slot: Slot | undefined;
  /** The chosen time is not on offer (any more) for this service. */
  isGone: boolean;
  /** The days of its month are known, or could not be had so far. */
  isSettled: boolean;
  /** That it is free is only what this device remembers. */
  isUncertain: boolean;
  /** The version of the consent that a booking needs. */
  consentVersion: string | undefined;
}

/** The slot of the draft as the availability knows it now, with the ways to pay for it. */
export function useChosenSlot({ therapist, draft, service, today }: Booking): ChosenSlot {
  const { apiClient } = useRouter().options.context;
  const { slug, timeZone } = therapist;
  const start = draft.startDateTime;
  const date = start ? dateInZone(start, timeZone) : today;
  const month = monthOf(date < today ? today : date);
  const { data, failureReason } = useQuery(bookingQueries.month(apiClient, { slug, serviceId: service.id }, month, today));
  const slot = data?.days.flatMap(({ slots }) => slots).find(({ startDateTime }) => startDateTime === start);
  const isUncertain = usePageState(isOffline) || data?.isKept === true;
  return {
    slot,
    isGone: Boolean(start && data && !slot),
    isSettled: data !== undefined || failureReason !== null,
    isUncertain,
    consentVersion: data?.consentVersion,
  };
}
