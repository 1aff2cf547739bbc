import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { changeOwnVote, type OwnVote } from './change-own-vote.ts';

interface Vote {
  readonly slug: string;
  readonly vote: OwnVote['vote'];
}

/** Gives one's vote, changes it or takes it back; the same again changes nothing. */
export const voteOnBlog = (deps: Deps, actor: Actor, { slug, vote }: Vote) => changeOwnVote(deps, actor, slug, (own) => ({ ...own, vote }));
