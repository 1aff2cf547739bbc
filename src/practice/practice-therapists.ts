import { queryOptions } from '@tanstack/react-query';
import { listTherapists, readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { keyOf } from '#src/page/endpoint-query.ts';

/** Everyone of the practice, each with their sessions and the zone of their clocks; not the ones that came with the page, which may be a minute old. */
export const practiceTherapists = (apiClient: ApiClient) =>
  queryOptions({
    queryKey: [...keyOf(listTherapists), apiClient.locale, 'whole'],
    queryFn: async () => {
      const { items } = await apiClient.call(listTherapists, { query: { limit: '100' } });
      return Promise.all(items.map(({ slug }) => apiClient.call(readTherapist, { parameters: { slug } })));
    },
  });
