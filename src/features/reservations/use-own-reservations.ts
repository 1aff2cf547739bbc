import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApiClient } from '#src/page/use-api-client.ts';
import { reservationsQueries } from './reservations.queries.ts';
import { listBoundary, splitReservations } from './split-reservations.ts';
import { useNow } from './use-now.ts';

/** One's own reservations, those to come apart from the others, as they stand at this moment. */
export function useOwnReservations() {
  const apiClient = useApiClient();
  const now = useNow();
  const [boundary] = useState(() => listBoundary(now));
  const ahead = useQuery(reservationsQueries.ahead(apiClient, boundary));
  const past = useInfiniteQuery(reservationsQueries.past(apiClient, boundary));
  const all = [...(ahead.data?.items ?? []), ...(past.data?.pages.flatMap(({ items }) => items) ?? [])];
  return {
    now,
    ...splitReservations(all, now),
    isPending: ahead.isPending || past.isPending,
    hasFailed: (ahead.isError && !ahead.data) || (past.isError && !past.data),
    retry: () => void Promise.all([ahead.refetch(), past.refetch()]),
    more: past.hasNextPage ? { isPending: past.isFetchingNextPage, load: () => void past.fetchNextPage() } : null,
  };
}
