import { listAllCategories } from '#contract/categories/categories.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';

export const categoryQueries = {
  // Stale at once: somebody else of the practice may have changed them.
  list: (apiClient: ApiClient) => ({ ...endpointQuery(apiClient, listAllCategories), staleTime: 0 }),
};
