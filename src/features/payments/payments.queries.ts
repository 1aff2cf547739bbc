import { queryOptions } from '@tanstack/react-query';
import { listOwnReservations } from '#contract/booking/booking.endpoints.ts';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import { maxPageSize } from '#contract/page-limits.ts';
import { readPaymentAmount } from '#contract/payment/payment.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery, keyOf } from '#src/page/endpoint-query.ts';
import { keptQuery } from '#src/page/kept-query.ts';

export const paymentQueries = {
  amount: (apiClient: ApiClient, reservationId: string) =>
    keptQuery(endpointQuery(apiClient, readPaymentAmount, { query: { reservationId } })),

  /** One's own reservation, or null: the contract lists one's own and reads one for staff only. */
  reservation: (apiClient: ApiClient, reservationId: string) =>
    keptQuery(
      queryOptions({
        queryKey: [...keyOf(listOwnReservations), apiClient.locale, 'one', reservationId],
        meta: { isPersonal: true },
        queryFn: async (): Promise<Reservation | null> => {
          for (let page = 1; ; page += 1) {
            const query = { page, limit: maxPageSize, 'sort-field': 'createdAt', 'sort-direction': 'desc' } as const;
            const { items } = await apiClient.call(listOwnReservations, { query });
            const found = items.find(({ id }) => id === reservationId);
            if (found || items.length < maxPageSize) return found ?? null;
          }
        },
      }),
    ),
};
