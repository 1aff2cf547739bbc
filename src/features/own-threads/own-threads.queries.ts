import { listAllCategories } from '#contract/categories/categories.endpoints.ts';
import { listOwnPrivateWords } from '#contract/threads/private-words.endpoints.ts';
import { listFeaturedThreads, listThreads, listThreadsGrouped } from '#contract/threads/threads.endpoints.ts';
import { listOwnThreads, readOwnThread } from '#contract/threads/writing.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';

/** All that lists a thread, for its author and for readers. */
export const threadLists = [listOwnThreads, listThreads, listThreadsGrouped, listFeaturedThreads];

export const ownThreadsQueries = {
  categories: (apiClient: ApiClient) => endpointQuery(apiClient, listAllCategories),
  // Never from before: the practice may have decided meanwhile.
  list: (apiClient: ApiClient, page: number) => ({ ...endpointQuery(apiClient, listOwnThreads, { query: { page } }), staleTime: 0 }),
  privateWords: (apiClient: ApiClient) => ({ ...endpointQuery(apiClient, listOwnPrivateWords, { query: {} }), staleTime: 0 }),
  one: (apiClient: ApiClient, slug: string) => ({ ...endpointQuery(apiClient, readOwnThread, { parameters: { slug } }), staleTime: 0 }),
};
