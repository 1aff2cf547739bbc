import { listBlogs, listBlogsByCategory, readBlog } from '#contract/blogs/blogs.endpoints.ts';
import type { Blog } from '#contract/blogs/blogs.schema.ts';
import { latestBlogs } from '#contract/blogs/latest-blogs.ts';
import { listedLanguages } from '#contract/blogs/listed-languages.ts';
import { relatedBlogs } from '#contract/blogs/related-blogs.ts';
import { listAllCategories } from '#contract/categories/categories.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import type { BlogsSearch } from './blogs-search.ts';

export const blogsPageSize = latestBlogs.limit;

const orders = {
  recent: {},
  hot: { 'sort-field': 'hot', 'sort-direction': 'desc' },
  title: { 'sort-field': 'title', 'sort-direction': 'asc' },
} as const;

export const blogsQueries = {
  categories: (apiClient: ApiClient) => endpointQuery(apiClient, listAllCategories),

  list(apiClient: ApiClient, { q, category, page, sort }: BlogsSearch) {
    const query = { ...latestBlogs, ...listedLanguages(apiClient.locale), page, ...orders[sort], ...(q && { keyword: q }) };
    return category
      ? endpointQuery(apiClient, listBlogsByCategory, { query: { ...query, category } })
      : endpointQuery(apiClient, listBlogs, { query });
  },

  one: (apiClient: ApiClient, slug: string) => endpointQuery(apiClient, readBlog, { parameters: { slug } }),

  related: (apiClient: ApiClient, blog: Blog) =>
    endpointQuery(apiClient, listBlogsByCategory, { query: relatedBlogs(blog, apiClient.locale) }),
};
