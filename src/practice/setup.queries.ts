import { readSetup } from '#contract/practice/setup.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';

/** As it is now: each of its steps is made on a screen of its own. */
export const setupQuery = (apiClient: ApiClient) => ({ ...endpointQuery(apiClient, readSetup, {}), staleTime: 0 });
