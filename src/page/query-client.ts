import { QueryClient } from '@tanstack/react-query';
import { queryFreshnessMs, queryRetries } from '#contract/constants.ts';
import { ApiProblem } from '#src/device/problems.ts';

/** A refusal will not change by asking again; a lost network or a server in trouble may. */
export function mayRetry(failureCount: number, error: Error): boolean {
  const isRefusal = error instanceof ApiProblem && error.status < 500;
  return !isRefusal && failureCount < queryRetries.count;
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The other modes hang an uncached loader for ever when the browser believes itself offline.
        networkMode: 'always',
        staleTime: queryFreshnessMs,
        retry: import.meta.env.SSR ? false : mayRetry,
        retryDelay: (attempt) => Math.min(queryRetries.firstDelayMs * 2 ** attempt, queryRetries.maxDelayMs),
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}
