import { eq } from 'drizzle-orm';
import type { OwnThread } from '#contract/threads/writing.schema.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { lockThread } from './comments.queries.ts';
import { findOwnThread, isOwn } from './own-threads.queries.ts';
import { presentOwnThread } from './present-own-thread.ts';
import { closeIdleReports } from './reports.queries.ts';
import { announceChange } from './thread-changes.ts';
import { threads } from './threads.tables.ts';

/** Takes a thread of the caller's away for everybody, at once; answers it as it was but for its status. */
export function deleteThread(deps: Deps, actor: Actor, slug: string): Promise<OwnThread> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const locked = await lockThread(tx, slug, isOwn(actor.accountId));
    const row = locked && (await findOwnThread(tx, actor.accountId, slug));
    if (!row) throw notFound('PUBLIC_THREAD');
    const deleted = { status: 'DELETED', deletedAt: now } as const;
    await tx.update(threads).set(deleted).where(eq(threads.id, locked.id));
    await closeIdleReports(tx, { threadId: locked.id }, now);
    await announceChange(tx, locked.id);
    return presentOwnThread({ ...row, thread: { ...row.thread, ...deleted } }, now);
  });
}
