import { listFeaturedBlogs } from '#contract/blogs/blogs.endpoints.ts';
import { listedLanguages } from '#contract/blogs/listed-languages.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';

export const homeQueries = {
  featured: (apiClient: ApiClient) => endpointQuery(apiClient, listFeaturedBlogs, { query: listedLanguages(apiClient.locale) }),
};
