/** What /blogs asks for first: the worker keeps this very answer ahead. */
export const latestBlogs = { page: 1, limit: 10, 'sort-field': 'publishedAt', 'sort-direction': 'desc' } as const;
