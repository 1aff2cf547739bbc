import type { AnswerOf } from '#contract/endpoint.ts';
import type { readThreadScore as declared } from '#contract/threads/threads.endpoints.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { scoreOf } from '../blogs/hot.ts';
import { findPendingOf } from './comments.queries.ts';
import { presentOwnComment } from './present-thread.ts';
import { findThread } from './threads.queries.ts';

/** Votes and claps of a thread; who is signed in also gets the comments of theirs that wait to be read. */
export async function readThreadScore(deps: Deps, actor: Actor | null, slug: string): Promise<AnswerOf<typeof declared>> {
  const thread = await findThread(deps.db, slug);
  if (!thread) throw notFound('PUBLIC_THREAD');
  const shared = { score: Math.max(0, scoreOf(thread)), claps: thread.claps };
  if (!actor) return shared;
  const pending = await findPendingOf(deps.db, thread.id, actor.accountId);
  // Nobody can vote on a thread or clap for it yet: no call writes that.
  return { ...shared, myVote: null, myClaps: 0, myPending: pending.map(presentOwnComment) };
}
