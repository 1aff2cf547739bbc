import { listAllCategories } from '#contract/categories/categories.endpoints.ts';
import { listThreads, readThread, readThreadScore } from '#contract/threads/threads.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import type { ThreadsSearch } from './threads-search.ts';

export const threadsPageSize = 20;

export const threadsQueries = {
  categories: (apiClient: ApiClient) => endpointQuery(apiClient, listAllCategories),

  list: (apiClient: ApiClient, { order, category, page }: ThreadsSearch) =>
    endpointQuery(apiClient, listThreads, { query: { page, limit: threadsPageSize, 'sort-type': order, ...(category && { category }) } }),

  /** My own part in a thread. */
  score: (apiClient: ApiClient, slug: string) => endpointQuery(apiClient, readThreadScore, { parameters: { slug } }),

  one: (apiClient: ApiClient, slug: string) => endpointQuery(apiClient, readThread, { parameters: { slug } }),
};
