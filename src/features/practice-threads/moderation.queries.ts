import { listAllThreads, listWaitingTexts, readModeratedThread, readThreadAuthors } from '#contract/threads/moderation.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import type { ModerationSearch } from './moderation-search.ts';

// Stale at once: others write and moderate meanwhile.
const alwaysAsked = { staleTime: 0 } as const;

export const moderationQueries = {
  waiting: (apiClient: ApiClient, page = 1) => ({ ...endpointQuery(apiClient, listWaitingTexts, { query: { page } }), ...alwaysAsked }),

  all: (apiClient: ApiClient, { status, q, page }: ModerationSearch) => ({
    ...endpointQuery(apiClient, listAllThreads, { query: { page, ...(status && { status }), ...(q && { keyword: q }) } }),
    ...alwaysAsked,
  }),

  thread: (apiClient: ApiClient, slug: string) => ({
    ...endpointQuery(apiClient, readModeratedThread, { parameters: { slug } }),
    ...alwaysAsked,
  }),

  authors: (apiClient: ApiClient, slug: string) => endpointQuery(apiClient, readThreadAuthors, { parameters: { slug } }),
};
