import type { PageContext } from '#src/page/page-context.ts';
import { practiceQueries } from '#src/page/practice.queries.ts';

/** Loads what the navigation and the foot of every page show. A page must open even when that does not come. */
export async function loadFrame({ apiClient, queryClient }: PageContext): Promise<void> {
  await Promise.allSettled([
    queryClient.ensureQueryData(practiceQueries.practice(apiClient)),
    queryClient.ensureQueryData(practiceQueries.therapists(apiClient)),
  ]);
}
