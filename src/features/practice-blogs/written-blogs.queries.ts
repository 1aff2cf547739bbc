import { listBlogRevisions, listWrittenBlogs, readBlogRevision, readWrittenBlog } from '#contract/blogs/blogs.endpoints.ts';
import { blogLanguages } from '#contract/blogs/blogs.schema.ts';
import { listAllCategories } from '#contract/categories/categories.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import type { WrittenBlogsSearch } from './blogs-search.ts';

// Stale at once: somebody else of the practice may have written meanwhile.
const alwaysAsked = { staleTime: 0 } as const;

export const writtenBlogsQueries = {
  list: (apiClient: ApiClient, { status, q, page }: WrittenBlogsSearch) => ({
    ...endpointQuery(apiClient, listWrittenBlogs, { query: { page, ...(status && { status }), ...(q && { keyword: q }) } }),
    ...alwaysAsked,
  }),

  /** Those in other languages than one, found by words of their titles. */
  inOtherLanguages: (apiClient: ApiClient, language: string, keyword: string) => ({
    ...endpointQuery(apiClient, listWrittenBlogs, {
      query: { languages: blogLanguages.filter((each) => each !== language).join(','), ...(keyword && { keyword }) },
    }),
    ...alwaysAsked,
  }),

  revisions: (apiClient: ApiClient, id: string) => ({
    ...endpointQuery(apiClient, listBlogRevisions, { parameters: { id } }),
    ...alwaysAsked,
  }),

  // It never changes.
  revision: (apiClient: ApiClient, id: string, revisionId: string) =>
    endpointQuery(apiClient, readBlogRevision, { parameters: { id, revisionId } }),

  // Once, as its form opens: what others do meanwhile is looked at when it is saved.
  one: (apiClient: ApiClient, id: string) => ({
    ...endpointQuery(apiClient, readWrittenBlog, { parameters: { id } }),
    ...alwaysAsked,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }),

  categories: (apiClient: ApiClient) => endpointQuery(apiClient, listAllCategories),
};
