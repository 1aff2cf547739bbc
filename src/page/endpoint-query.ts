import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { CallOptions, FileOrAnswer, ApiClient } from '#src/device/api-client.ts';
import type { Endpoint } from '#contract/endpoint.ts';

type QueryArguments<E extends Endpoint> = Pick<CallOptions<E>, 'parameters' | 'query'>;

/** The query of a GET endpoint, keyed by its path, the language and its arguments. */
export function endpointQuery<E extends Endpoint & { method: 'GET' }>(
  apiClient: ApiClient,
  endpoint: E,
  ...[args]: Record<string, never> extends QueryArguments<E> ? [args?: QueryArguments<E>] : [args: QueryArguments<E>]
) {
  const { parameters = {}, query = {} } = (args ?? {}) as { parameters?: object; query?: object };
  return queryOptions<FileOrAnswer<E>>({
    // Removed when someone else uses this page: see forgetPersonalQueries.
    meta: { isPersonal: endpoint.access.kind !== 'PUBLIC' },
    queryKey: [endpoint.path, apiClient.locale, parameters, query],
    queryFn: () => (apiClient.call as (endpoint: E, options: object) => Promise<FileOrAnswer<E>>)(endpoint, { parameters, query }),
  });
}

/** The first part of every key of an endpoint, to invalidate what it answered: `invalidateQueries({ queryKey: keyOf(listBlogs) })`. */
export const keyOf = (endpoint: Endpoint): readonly [string] => [endpoint.path];

/** Drops every answer that was given to one person: another may sign in on this page. */
export function forgetPersonalQueries(queryClient: QueryClient): void {
  queryClient.removeQueries({ predicate: ({ meta }) => meta?.['isPersonal'] === true });
}
