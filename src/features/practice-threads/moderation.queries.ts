import { listAllThreads, listWaitingTexts, readModeratedThread, readTextAuthor } from '#contract/threads/moderation.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import type { ModerationSearch } from './moderation-search.ts';

// Stale at once: others write and moderate meanwhile.
const alwaysAsked = { staleTime: 0 } as const;

export const moderationQueries = {
  // Not asked again by the clock: the server takes each reading for somebody's, and writes no letter of an alarm that was seen.
  waiting: (apiClient: ApiClient, page = 1) => ({ ...endpointQuery(apiClient, listWaitingTexts, { query: { page } }), ...alwaysAsked }),

  all: (apiClient: ApiClient, { status, q, page }: ModerationSearch) => ({
    ...endpointQuery(apiClient, listAllThreads, { query: { page, ...(status && { status }), ...(q && { keyword: q }) } }),
    ...alwaysAsked,
  }),

  thread: (apiClient: ApiClient, slug: string) => ({
    ...endpointQuery(apiClient, readModeratedThread, { parameters: { slug } }),
    ...alwaysAsked,
  }),

  author: (apiClient: ApiClient, { slug, commentId }: { slug: string; commentId: string | null }) =>
    endpointQuery(apiClient, readTextAuthor, { parameters: { slug }, query: commentId === null ? {} : { commentId } }),
};
