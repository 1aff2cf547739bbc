import { eq } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { hot } from '../../votes/hot.ts';
import { countComments, type LockedThread } from './comments.queries.ts';
import { threads } from './threads.tables.ts';

/** Brings a locked thread's count of comments, the time of the newest, and how hot it is, up to date with its validated comments. */
export async function recountComments(tx: Db, thread: LockedThread): Promise<void> {
  const { all, byOthers, lastAt } = await countComments(tx, thread);
  await tx
    .update(threads)
    .set({
      commentCount: all,
      lastCommentAt: lastAt,
      commentsByOthers: byOthers,
      hot: hot({ ...thread, commentsByOthers: byOthers, publishedAt: thread.createdAt }),
    })
    .where(eq(threads.id, thread.id));
}
