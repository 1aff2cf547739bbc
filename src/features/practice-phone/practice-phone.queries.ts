import { listAccounts, readAccount } from '#contract/auth/accounts.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';

/** As many as a phone shows without scrolling: each answer is an audited look at the people in it. */
export const mostFound = 6;

export const phoneQueries = {
  /** Somebody whose file led here. */
  client: (apiClient: ApiClient, authID: string) => endpointQuery(apiClient, readAccount, { parameters: { authID } }),

  clients: (apiClient: ApiClient, keyword: string) => ({
    ...endpointQuery(apiClient, listAccounts, {
      query: { keyword, limit: String(mostFound), 'sort-field': 'name', 'sort-direction': 'asc' },
    }),
    staleTime: 0,
  }),
};
