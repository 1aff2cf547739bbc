import { queryOptions } from '@tanstack/react-query';
import { listDaysOff } from '#contract/booking/booking.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { readWholeList } from '#src/practice/read-whole-list.ts';

/** The absences that last beyond an instant and those of every year, whoever's the reader may see; the earliest first. */
export const absencesQuery = (apiClient: ApiClient, start: string) =>
  queryOptions({
    meta: { isPersonal: true },
    queryKey: [...keyOf(listDaysOff), apiClient.locale, 'whole', start],
    queryFn: async () => {
      const { items } = await readWholeList(
        ({ page, limit }) => apiClient.call(listDaysOff, { query: { start, page: String(page), limit: String(limit) } }),
        ({ id }) => id,
      );
      return items;
    },
    staleTime: 0,
  });
