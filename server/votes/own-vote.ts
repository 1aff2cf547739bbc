import { maxClaps } from '#contract/constants.ts';
import type { Votes } from './hot.ts';

/** What one person says of a piece. */
export interface OwnVote {
  readonly vote: 'up' | 'down' | null;
  readonly claps: number;
}
export type ChangeOfVote = (own: OwnVote) => OwnVote;

export const noVote: OwnVote = { vote: null, claps: 0 };

/** Gives one's vote, changes it or takes it back; the same again changes nothing. */
export const voteAs =
  (vote: OwnVote['vote']): ChangeOfVote =>
  (own) => ({ ...own, vote });

/** Sets one's claps, or adds one; ten at most. */
export const clapTimes =
  (claps: number | undefined): ChangeOfVote =>
  (own) => ({ ...own, claps: Math.min(maxClaps, claps ?? own.claps + 1) });

const oneIf = (condition: boolean) => (condition ? 1 : 0);

/** The totals of a piece once one person has changed what they say of it. */
export const totalsAfter = (totals: Votes, before: OwnVote, after: OwnVote): Votes => ({
  upvotes: totals.upvotes + oneIf(after.vote === 'up') - oneIf(before.vote === 'up'),
  downvotes: totals.downvotes + oneIf(after.vote === 'down') - oneIf(before.vote === 'down'),
  claps: totals.claps + after.claps - before.claps,
});
