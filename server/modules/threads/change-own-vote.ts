import { and, eq } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { readThreadScore as declared } from '#contract/threads/threads.endpoints.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { hot } from '../../votes/hot.ts';
import { noVote, totalsAfter, type ChangeOfVote } from '../../votes/own-vote.ts';
import { lockThread } from './comments.queries.ts';
import { readThreadScore } from './read-thread-score.ts';
import { threads, threadVotes } from './threads.tables.ts';

/** Changes what one person says of a thread, with its totals and its place among the hottest; one voter at a time per thread. */
export function changeOwnVote(deps: Deps, actor: Actor, slug: string, change: ChangeOfVote): Promise<AnswerOf<typeof declared>> {
  return deps.db.transaction(async (tx) => {
    const thread = await lockThread(tx, slug);
    if (!thread) throw notFound('PUBLIC_THREAD');
    const mine = and(eq(threadVotes.threadId, thread.id), eq(threadVotes.accountId, actor.accountId));
    const [stored = noVote] = await tx.select({ vote: threadVotes.vote, claps: threadVotes.claps }).from(threadVotes).where(mine);
    const after = change(stored);
    const totals = totalsAfter(thread, stored, after);
    await tx
      .insert(threadVotes)
      .values({ threadId: thread.id, accountId: actor.accountId, ...after })
      .onConflictDoUpdate({ target: [threadVotes.threadId, threadVotes.accountId], set: { ...after } });
    await tx
      .update(threads)
      .set({ ...totals, hot: hot({ ...thread, ...totals, publishedAt: thread.createdAt }) })
      .where(eq(threads.id, thread.id));
    return readThreadScore({ db: tx, clock: deps.clock }, actor, slug);
  });
}
