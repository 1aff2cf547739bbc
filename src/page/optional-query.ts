import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Brings into the cache what a page can open without; a failure is left to the place that shows it. What is there is not
 * asked for again, however old: the router loads once more before it takes over a page that came rendered, which must
 * then be as it was rendered, and must not wait for the network.
 */
export async function ensureOptional<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<void> {
  try {
    await queryClient.ensureQueryData({ ...query, retry: false });
  } catch {
    // Its place on the page says so.
  }
}
