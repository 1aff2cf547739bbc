import { isOffline } from '#src/page/connectivity.ts';
import { usePageState } from '#src/page/page-state.ts';
import { keptSlugs } from './kept-blogs.ts';

/** Whether an article opens without a network, as far as this page has looked it up. */
export function useAvailability(slug: string): 'KEPT' | 'MISSING' | 'UNKNOWN' {
  const kept = usePageState(keptSlugs);
  const hasNoNetwork = usePageState(isOffline);
  if (!kept) return 'UNKNOWN';
  if (kept.has(slug)) return 'KEPT';
  return hasNoNetwork ? 'MISSING' : 'UNKNOWN';
}
