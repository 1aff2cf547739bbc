import { eq } from 'drizzle-orm';
import type { BodyOf } from '#contract/endpoint.ts';
import type { updateThread as declared } from '#contract/threads/writing.endpoints.ts';
import type { OwnThread } from '#contract/threads/writing.schema.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound, refused } from '../../http/problem.ts';
import { lockThread } from './comments.queries.ts';
import { crisisPhrasesToCompare } from './crisis-phrases-setting.ts';
import { editableUntil } from './editable.ts';
import { flagCrisis, mostPressing } from './flag-crisis.ts';
import { isOwn } from './own-threads.queries.ts';
import { readOwnThread } from './list-own-threads.ts';
import { refuseUnknownCategory } from './refuse-unknown-category.ts';
import { announceChange } from './thread-changes.ts';
import { threadSlug } from './thread-slug.ts';
import { threadText } from './thread-text.ts';
import { threads } from './threads.tables.ts';

type Input = BodyOf<typeof declared> & { slug: string };

/** Changes a thread in its first hours. What nobody of the practice has read is not public: it waits again. */
export async function updateThread(deps: Deps, actor: Actor, { slug, ...input }: Input): Promise<OwnThread> {
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const text = threadText(input, await crisisPhrasesToCompare(tx));
    const thread = await lockThread(tx, slug, isOwn(actor.accountId));
    if (!thread) throw notFound('PUBLIC_THREAD');
    if (!editableUntil(thread, now)) throw refused('NO_LONGER_EDITABLE');
    await refuseUnknownCategory(tx, input.categoryId);
    // Rung once: what waits at the head of the queue stays there, whatever its words become.
    const hasRung = thread.status === 'PENDING' && thread.priority === mostPressing;
    const priority = hasRung ? mostPressing : text.priority;
    // What was taken out of the title stays in no address.
    const after = text.title === thread.title ? slug : threadSlug(text.title);
    await tx
      .update(threads)
      .set({ ...text, priority, slug: after, categoryId: input.categoryId, status: 'PENDING', editedAt: now })
      .where(eq(threads.id, thread.id));
    await announceChange(tx, thread.id);
    if (priority === mostPressing && !hasRung) await flagCrisis(deps, tx, { threadId: thread.id, commentId: null });
    return readOwnThread({ ...deps, db: tx }, actor, after);
  });
}
