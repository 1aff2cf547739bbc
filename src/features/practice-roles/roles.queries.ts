import { listRoles } from '#contract/auth/roles.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';

export const roleQueries = {
  // Stale at once: who has which role changes elsewhere.
  list: (apiClient: ApiClient) => ({ ...endpointQuery(apiClient, listRoles), staleTime: 0 }),
};
