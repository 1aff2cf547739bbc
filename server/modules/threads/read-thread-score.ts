import { commentsPageSize } from '#contract/constants.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { readThreadScore as declared } from '#contract/threads/threads.endpoints.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { scoreOf } from '../../votes/hot.ts';
import { readLatestOf } from './comment-pages.ts';
import { findPublishedOf, findUnpublishedOf } from './comments.queries.ts';
import { editableUntil } from './editable.ts';
import { presentOwnComment } from './present-thread.ts';
import { findThreadVotes } from './threads.queries.ts';

/** Votes and claps of a thread; who is signed in also gets their own, and the comments of theirs that others do not see. */
export async function readThreadScore(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  actor: Actor | null,
  slug: string,
): Promise<AnswerOf<typeof declared>> {
  const thread = await findThreadVotes(db, slug, actor?.accountId ?? null);
  if (!thread) throw notFound('PUBLIC_THREAD');
  const shared = { score: Math.max(0, scoreOf(thread)), claps: thread.claps };
  if (!actor) return shared;
  const published = await findPublishedOf(db, thread.id, actor.accountId);
  const pending = await findUnpublishedOf(db, thread.id, actor.accountId);
  const { vote = null, claps = 0 } = thread.mine ?? {};
  const now = clock.now();
  return {
    ...shared,
    myVote: vote,
    myClaps: claps,
    myPending: pending.map((comment) => presentOwnComment(comment, now)),
    myLatest: thread.commentCount > commentsPageSize ? await readLatestOf(db, thread.id, actor.accountId) : null,
    myPublished: published.map(({ id }) => id),
    myEditable: thread.status === 'LOCKED' ? [] : published.filter((comment) => editableUntil(comment, now) !== null).map(({ id }) => id),
  };
}
