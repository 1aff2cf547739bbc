import { readCrisisPhrases } from '#contract/threads/crisis-phrases.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';

export const crisisWordsQueries = {
  /** As they are now: somebody else of the practice may have changed them. */
  added: (apiClient: ApiClient) => ({ ...endpointQuery(apiClient, readCrisisPhrases), staleTime: 0 }),
};
