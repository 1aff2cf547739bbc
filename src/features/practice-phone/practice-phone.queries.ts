import { queryOptions } from '@tanstack/react-query';
import { listAccounts, readAccount } from '#contract/auth/accounts.endpoints.ts';
import { listTherapists, readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery, keyOf } from '#src/page/endpoint-query.ts';

/** As many as a phone shows without scrolling: each answer is an audited look at the people in it. */
export const mostFound = 6;

export const phoneQueries = {
  /** Everyone who can be booked, with their sessions. */
  therapists: (apiClient: ApiClient) =>
    queryOptions({
      queryKey: [...keyOf(listTherapists), apiClient.locale, 'whole'],
      queryFn: async () => {
        const { items } = await apiClient.call(listTherapists, { query: { limit: '100' } });
        return Promise.all(items.map(({ slug }) => apiClient.call(readTherapist, { parameters: { slug } })));
      },
    }),

  /** Somebody whose file led here. */
  client: (apiClient: ApiClient, authID: string) => endpointQuery(apiClient, readAccount, { parameters: { authID } }),

  clients: (apiClient: ApiClient, keyword: string) => ({
    ...endpointQuery(apiClient, listAccounts, {
      query: { keyword, limit: String(mostFound), 'sort-field': 'name', 'sort-direction': 'asc' },
    }),
    staleTime: 0,
  }),
};
