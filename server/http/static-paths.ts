interface Dated {
  slug: string;
  updatedAt: Date;
}

/** What a `static-paths` call answers: addresses, and when each last changed. */
export function staticPaths(rows: readonly Dated[]): { slug: string; updatedAt: string }[] {
  return rows.map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() }));
}
