/** What /threads asks for first: the worker keeps this very answer ahead. */
export const latestThreads = { page: 1, limit: 20, 'sort-type': 'HOT' } as const;
