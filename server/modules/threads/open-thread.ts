import { and, eq } from 'drizzle-orm';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { openThread as declared } from '#contract/threads/writing.endpoints.ts';
import type { Db } from '../../database/connect.ts';
import { randomId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { refused } from '../../http/problem.ts';
import { hot } from '../../votes/hot.ts';
import { crisisPhrasesToCompare } from './crisis-phrases-setting.ts';
import { replaceEarlier } from './replace-earlier.ts';
import { flagCrisis, mostPressing } from './flag-crisis.ts';
import { findOwnThread, findThreadOfItem, lockThreadsOfItems, type OwnThreadRow } from './own-threads.queries.ts';
import { presentOwnThread } from './present-own-thread.ts';
import { newName } from './pseudonym-in-thread.ts';
import { refuseUnknownCategory } from './refuse-unknown-category.ts';
import { announceChange } from './thread-changes.ts';
import { threadSlug } from './thread-slug.ts';
import { threadText } from './thread-text.ts';
import { comments, threads } from './threads.tables.ts';
import { updateThread } from './update-thread.ts';

type Written = ReturnType<typeof threadText> & { categoryId: string; isAnonymous: boolean };
type Input = BodyOf<typeof declared> & { clientItemId: string | null };

/** Opens a thread, which waits to be read. The same item again answers the same thread, however late. */
export async function openThread(deps: Deps, actor: Actor, input: Input): Promise<AnswerOf<typeof declared>> {
  const { clientItemId, categoryId, isAnonymous = true } = input;
  const row = await deps.db.transaction(async (tx) => {
    const written: Written = { ...threadText(input, await crisisPhrasesToCompare(tx)), categoryId, isAnonymous };
    const known = await findDelivered(tx, actor, clientItemId, written);
    if (known) return known;
    await refuseUnknownCategory(tx, categoryId);
    if (await replaceDelivered({ ...deps, db: tx }, actor, input)) return findThreadOfItem(tx, actor.accountId, clientItemId);
    const slug = await insertThread(deps, tx, actor, { ...written, clientItemId });
    // Nothing comes back when another call with the same item was quicker.
    return slug === undefined ? findDelivered(tx, actor, clientItemId, written) : findOwnThread(tx, actor.accountId, slug);
  });
  if (!row) throw new Error('a thread was not stored');
  return { ...presentOwnThread(row, deps.clock.now()), clientItemId };
}

/** What this item made before, whatever has become of it since; another text under its id is refused. */
async function findDelivered(tx: Db, actor: Actor, clientItemId: string | null, written: Written): Promise<OwnThreadRow | undefined> {
  const found = await findThreadOfItem(tx, actor.accountId, clientItemId);
  if (!found) return undefined;
  const { thread } = found;
  // Of one that was changed or deleted, what came first is no longer there to compare.
  const isSame =
    thread.editedAt !== null ||
    thread.status === 'DELETED' ||
    (thread.title === written.title && thread.content === written.content && thread.isAnonymous === written.isAnonymous);
  if (!isSame) throw refused('IDEMPOTENCY_KEY_REUSED');
  return found;
}

/** Whether an earlier delivery of the same thread, named by what puts it right, was changed in its place. */
function replaceDelivered(deps: Deps, actor: Actor, input: Input): Promise<boolean> {
  const { db } = deps;
  return replaceEarlier(deps, input.replaces, {
    kind: 'thread',
    find: (items) => lockThreadsOfItems(db, actor.accountId, items),
    remove: ({ id }) => db.delete(threads).where(eq(threads.id, id)),
    change: async (earlier) => {
      const { id, slug } = earlier;
      await updateThread(deps, actor, { ...input, slug });
      await db.update(threads).set({ clientItemId: input.clientItemId }).where(eq(threads.id, id));
      await signAsWished(db, actor, earlier, input.isAnonymous ?? true);
    },
  });
}

/** Who takes their first name back, or gives it, is called so in all of the thread. */
async function signAsWished(tx: Db, { accountId }: Actor, earlier: typeof threads.$inferSelect, isAnonymous: boolean): Promise<void> {
  if (earlier.isAnonymous === isAnonymous) return;
  const pseudonym = await newName(tx, { accountId, isAnonymous }, earlier.id);
  await tx.update(threads).set({ isAnonymous, pseudonym }).where(eq(threads.id, earlier.id));
  const ownAnswers = and(eq(comments.threadId, earlier.id), eq(comments.authorId, accountId), eq(comments.isStaff, false));
  await tx.update(comments).set({ isAnonymous, pseudonym }).where(ownAnswers);
  await announceChange(tx, earlier.id);
}

async function insertThread(deps: Deps, tx: Db, actor: Actor, values: Written & { clientItemId: string | null }) {
  const now = deps.clock.now();
  const id = randomId();
  const [made] = await tx
    .insert(threads)
    .values({
      ...values,
      id,
      slug: threadSlug(values.title),
      authorId: actor.accountId,
      pseudonym: await newName(tx, { accountId: actor.accountId, isAnonymous: values.isAnonymous }, null),
      status: 'PENDING',
      hot: hot({ upvotes: 0, downvotes: 0, claps: 0, publishedAt: now }),
      createdAt: now,
    })
    .onConflictDoNothing({ target: [threads.authorId, threads.clientItemId] })
    .returning({ slug: threads.slug });
  if (made && values.priority === mostPressing) await flagCrisis(deps, tx, { threadId: id, commentId: null });
  return made?.slug;
}
