import { listAllCategories } from '#contract/categories/categories.endpoints.ts';
import { latestThreads } from '#contract/threads/latest-threads.ts';
import { listFeaturedThreads, listThreads, listThreadsGrouped, readThread, readThreadScore } from '#contract/threads/threads.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import type { ThreadSearch, ThreadsSearch } from './threads-search.ts';

export const threadsPageSize = latestThreads.limit;

export const threadsQueries = {
  categories: (apiClient: ApiClient) => endpointQuery(apiClient, listAllCategories),

  list: (apiClient: ApiClient, { q, order, category, page }: ThreadsSearch) =>
    endpointQuery(apiClient, listThreads, {
      query: { page, limit: threadsPageSize, 'sort-type': order, ...(q && { keyword: q }), ...(category && { category }) },
    }),

  grouped: (apiClient: ApiClient) => endpointQuery(apiClient, listThreadsGrouped),

  featured: (apiClient: ApiClient) => endpointQuery(apiClient, listFeaturedThreads),

  /** My own part in a thread. */
  score: (apiClient: ApiClient, slug: string) => endpointQuery(apiClient, readThreadScore, { parameters: { slug } }),

  /** A thread with a page of its comments. */
  one: (apiClient: ApiClient, slug: string, { after }: ThreadSearch) =>
    endpointQuery(apiClient, readThread, { parameters: { slug }, query: after ? { after } : {} }),
};
