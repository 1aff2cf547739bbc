import { infiniteQueryOptions } from '@tanstack/react-query';
import { listOwnReservations } from '#contract/booking/booking.endpoints.ts';
import { maxPageSize } from '#contract/pagination.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery, keyOf } from '#src/page/endpoint-query.ts';

const pastPageSize = 10;

// Stale at once: the practice decides meanwhile, and coming back to the page must show it.
const alwaysAsked = { staleTime: 0 } as const;

export const reservationsQueries = {
  /** One's own reservations from an instant on, all of them: a client holds few. */
  ahead: (apiClient: ApiClient, start: string) => ({
    ...endpointQuery(apiClient, listOwnReservations, { query: { start, limit: maxPageSize, 'sort-direction': 'asc' } }),
    ...alwaysAsked,
  }),

  /** One's own reservations before an instant, latest first, page by page. */
  past: (apiClient: ApiClient, end: string) =>
    infiniteQueryOptions({
      ...alwaysAsked,
      meta: { isPersonal: true },
      queryKey: [...keyOf(listOwnReservations), apiClient.locale, 'past', end],
      queryFn: ({ pageParam: page }) =>
        apiClient.call(listOwnReservations, { query: { end, page, limit: pastPageSize, 'sort-direction': 'desc' } }),
      initialPageParam: 1,
      getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
    }),
};
