import { queryOptions } from '@tanstack/react-query';
import { listOwnReservations } from '#contract/booking/booking.endpoints.ts';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import { blockingStatuses } from '#contract/booking/reservation-status.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { keyOf } from '#src/page/endpoint-query.ts';

function keepsItsTime({ status, holdUntil }: Reservation): boolean {
  if (status === 'PENDING_PAYMENT' && holdUntil && Date.parse(holdUntil) <= Date.now()) return false;
  return blockingStatuses.some((each) => each === status);
}

/** One's own reservation that has this time already, or null: of another tab, or of a call whose answer was lost. */
export const ownHoldQuery = (apiClient: ApiClient, therapistId: string, startDateTime: string) =>
  queryOptions({
    queryKey: [...keyOf(listOwnReservations), apiClient.locale, 'at', therapistId, startDateTime],
    meta: { isPersonal: true },
    staleTime: 0,
    queryFn: async () => {
      const end = new Date(Date.parse(startDateTime) + 60_000).toISOString();
      const { items } = await apiClient.call(listOwnReservations, { query: { start: startDateTime, end } });
      return items.find((own) => own.therapistId === therapistId && keepsItsTime(own)) ?? null;
    },
  });
