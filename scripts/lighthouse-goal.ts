interface Audited {
  path: string;
  /** It asks search engines to stay away, which counts against it. */
  isHidden?: boolean;
}

/** What a visitor meets first: home, an article, the therapist, the help line, the threads, booking and sign-in. */
export const audited: readonly Audited[] = [
  { path: '/' },
  { path: '/blogs/comprendre-l-anxiete' },
  { path: '/therapist/amel-ben-salah' },
  { path: '/help-line' },
  { path: '/threads' },
  { path: '/therapist/amel-ben-salah#booking' },
  { path: '/profile', isHidden: true },
];

export const mustBePerfect = ['accessibility', 'best-practices', 'seo'] as const;

/** Of the best run: the others tell of the machine that measures. */
export const leastPerformance = 98;

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

/** What keeps a report from the goal, one line a category; a category that was not measured counts as 0. */
export function imperfections({ categories, audits }: Report, { isHidden = false }: Partial<Audited> = {}): string[] {
  return mustBePerfect.flatMap((name) => {
    const score = Math.floor((categories[name]?.score ?? 0) * 100);
    if (score === 100) return [];
    const failed = categories[name]?.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1) ?? [];
    const ids = failed.map(({ id }) => id);
    return isHidden && ids.join() === 'is-crawlable' ? [] : [`${name} ${score}: ${ids.join(', ')}`];
  });
}

/** What keeps the runs of one page from the goal in performance. */
export function tooSlow(performance: readonly number[]): string[] {
  const best = Math.max(0, ...performance);
  return best < leastPerformance ? [`performance ${best} at best`] : [];
}
