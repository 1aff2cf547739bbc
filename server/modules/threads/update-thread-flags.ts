import { eq } from 'drizzle-orm';
import type { ModeratedThread } from '#contract/threads/moderation.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { refused } from '../../http/problem.ts';
import { lockAnyThread, statusAfter } from './lock-any-thread.ts';
import { readModeratedThread } from './read-moderated-thread.ts';
import { announceChange } from './thread-changes.ts';
import { threads } from './threads.tables.ts';

interface Flags {
  readonly slug: string;
  readonly isLocked?: boolean | undefined;
  readonly featured?: boolean | undefined;
}

/** Closes a public thread to comments or opens it again; picks it for readers, or no longer. */
export function updateThreadFlags(deps: Deps, actor: Actor, { slug, isLocked, featured }: Flags): Promise<ModeratedThread> {
  return deps.db.transaction(async (tx) => {
    const thread = await lockAnyThread(tx, slug);
    if (thread.status !== 'VALIDATED' && thread.status !== 'LOCKED') throw refused('THREAD_NOT_PUBLIC');
    const status = isLocked === undefined ? undefined : statusAfter(thread.status, isLocked ? 'LOCK' : 'UNLOCK');
    const isPicked = featured === undefined || featured === thread.featured ? undefined : featured;
    if (status === undefined && isPicked === undefined) return readModeratedThread(tx, slug);
    await tx
      .update(threads)
      .set({ status: status ?? thread.status, featured: isPicked ?? thread.featured })
      .where(eq(threads.id, thread.id));
    if (status) await announceChange(tx, thread.id);
    const detail = [status, isPicked === undefined ? undefined : isPicked ? 'FEATURED' : 'NOT FEATURED'].filter(Boolean).join(', ');
    await recordAudit(deps, tx, actor, { kind: 'THREAD_UPDATED', subjects: [thread.id], detail });
    return readModeratedThread(tx, slug);
  });
}
