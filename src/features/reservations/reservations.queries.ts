import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listOwnReservations } from '#contract/booking/booking.endpoints.ts';
import { maxPageSize } from '#contract/page-limits.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { keptQuery } from '#src/page/kept-query.ts';

const pastPageSize = 10;

// Stale at once: the practice decides meanwhile, and coming back to the page must show it. The instant they are split
// at is not part of the keys: what was kept must be found again at another one.
const options = { staleTime: 0, meta: { isPersonal: true } } as const;

export const reservationsQueries = {
  /** One's own reservations from an instant on, all of them: a client holds few. */
  ahead: (apiClient: ApiClient, start: string) =>
    keptQuery(
      queryOptions({
        ...options,
        queryKey: [...keyOf(listOwnReservations), apiClient.locale, 'ahead'],
        queryFn: () => apiClient.call(listOwnReservations, { query: { start, limit: maxPageSize, 'sort-direction': 'asc' } }),
      }),
    ),

  /** One's own reservations before an instant, latest first, page by page. */
  past: (apiClient: ApiClient, end: string) =>
    keptQuery(
      infiniteQueryOptions({
        ...options,
        queryKey: [...keyOf(listOwnReservations), apiClient.locale, 'past'],
        queryFn: ({ pageParam: page }) =>
          apiClient.call(listOwnReservations, { query: { end, page, limit: pastPageSize, 'sort-direction': 'desc' } }),
        initialPageParam: 1,
        getNextPageParam: ({ page, limit, total }) => (page * limit < total ? page + 1 : undefined),
      }),
    ),
};
