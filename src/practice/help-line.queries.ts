import { readHelpLine } from '#contract/practice/help-line.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';

export const helpLineQueries = {
  /** As it is now: somebody else of the practice may have changed it. */
  kept: (apiClient: ApiClient) => ({ ...endpointQuery(apiClient, readHelpLine), staleTime: 0 }),
};
