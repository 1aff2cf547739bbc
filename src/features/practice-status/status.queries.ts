import { listServiceStatus } from '#contract/practice/service-status.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';

export const statusQueries = {
  // A state is worth what its hour is: never shown from before.
  list: (apiClient: ApiClient) => ({ ...endpointQuery(apiClient, listServiceStatus), staleTime: 0, gcTime: 0 }),
};
