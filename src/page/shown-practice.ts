import type { Practice } from '#contract/practice/practice.endpoints.ts';
import type { PageContext } from './page-context.ts';
import { practiceQueries } from './practice.queries.ts';

/** The practice as the frame of the page has loaded it; undefined where it did not come. */
export const shownPractice = ({ queryClient, apiClient }: Pick<PageContext, 'queryClient' | 'apiClient'>): Practice | undefined =>
  queryClient.getQueryData(practiceQueries.practice(apiClient).queryKey);
