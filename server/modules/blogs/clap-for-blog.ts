import { maxClaps } from '#contract/constants.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { changeOwnVote } from './change-own-vote.ts';

interface Claps {
  readonly slug: string;
  readonly claps: number | undefined;
}

/** Sets one's claps, or adds one; ten at most. */
export const clapForBlog = (deps: Deps, actor: Actor, { slug, claps }: Claps) =>
  changeOwnVote(deps, actor, slug, (own) => ({ ...own, claps: Math.min(maxClaps, claps ?? own.claps + 1) }));
