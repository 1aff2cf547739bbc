import { listAllThreads, listWaitingTexts, readModeratedThread, readTextAuthor } from '#contract/threads/moderation.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import type { ModerationSearch } from './moderation-search.ts';

// Stale at once: others write and moderate meanwhile.
const alwaysAsked = { staleTime: 0 } as const;

/** Who works through the queue sees what others take on meanwhile, and a text of distress that has just come. */
const askedAgainMs = 30_000;

export const moderationQueries = {
  waiting: (apiClient: ApiClient, page = 1) => ({
    ...endpointQuery(apiClient, listWaitingTexts, { query: { page } }),
    ...alwaysAsked,
    refetchInterval: askedAgainMs,
  }),

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
