const epochMs = Date.UTC(2020, 0, 1);
const tenfoldSeconds = 172_800;
const clapsPerPoint = 5;

export interface Votes {
  readonly upvotes: number;
  readonly downvotes: number;
  readonly claps: number;
}

/** Up minus down, and a point for five claps. May be negative: what is shown is never below 0. */
export const scoreOf = ({ upvotes, downvotes, claps }: Votes): number => upvotes - downvotes + Math.floor(claps / clapsPerPoint);

/**
 * How hot a piece is (DOMAIN 7): sign(p) * log10(max(|p|, 1)) + seconds since 2020-01-01 / 172800, where p is the
 * score plus half a point per validated comment by others, never more than the score itself. Ten times the points
 * weigh as much as two days of youth. It does not depend on the present, so a stored value stays right until the
 * next vote. After Reddit's hot sort (r2/r2/lib/db/_sorts.pyx in reddit-archive/reddit), which uses 12.5 hours.
 */
export function hot(piece: Votes & { readonly commentsByOthers?: number; readonly publishedAt: Date }): number {
  const score = scoreOf(piece);
  const points = score + Math.max(0, Math.min(score, 0.5 * (piece.commentsByOthers ?? 0)));
  const ageSeconds = (piece.publishedAt.getTime() - epochMs) / 1000;
  return Math.sign(points) * Math.log10(Math.max(Math.abs(points), 1)) + ageSeconds / tenfoldSeconds;
}
