/** The pages a visitor meets first: home, an article, the therapist, the help line. */
export const audited = ['/', '/blogs/comprendre-l-anxiete', '/therapist/amel-ben-salah', '/help-line'] as const;

/** Performance is printed only: it depends on the machine that measures. */
export const mustBePerfect = ['accessibility', 'best-practices', 'seo'] as const;

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}

/** What keeps a report from the goal, one line a category; a category that was not measured counts as 0. */
export function imperfections({ categories, audits }: Report): string[] {
  return mustBePerfect.flatMap((name) => {
    const score = Math.floor((categories[name]?.score ?? 0) * 100);
    if (score === 100) return [];
    const failed = categories[name]?.auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1) ?? [];
    return [`${name} ${score}: ${failed.map(({ id }) => id).join(', ')}`];
  });
}
