import { subHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import { commentsCloseAfterDays } from '#contract/constants.ts';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { addComment as declared } from '#contract/threads/threads.endpoints.ts';
import { isNotEmpty } from '#contract/validation-rules.ts';
import type { Db } from '../../database/connect.ts';
import { randomId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { notFound, refused } from '../../http/problem.ts';
import { commentText } from './comment-text.ts';
import { commentStatusOf } from './comment-status.ts';
import {
  findCommentOfItem,
  hasUnreadSignature,
  lockCommentsOfItems,
  lockThread,
  type LockedThread,
  type OwnCommentRow,
} from './comments.queries.ts';
import { crisisPhrasesToCompare } from './crisis-phrases-setting.ts';
import { replaceEarlier } from './replace-earlier.ts';
import { flagCrisis, mostPressing } from './flag-crisis.ts';
import { presentOwnComment } from './present-thread.ts';
import { pseudonymInThread } from './pseudonym-in-thread.ts';
import { readingPriority } from './reading-priority.ts';
import { recountComments } from './recount-comments.ts';
import { tellOfPublished } from './tell-of-published.ts';
import { textDirection } from './text-direction.ts';
import { announceChange } from './thread-changes.ts';
import { comments } from './threads.tables.ts';
import { updateComment } from './update-comment.ts';

type Input = BodyOf<typeof declared> & { slug: string; clientItemId: string | null };
type Written = Pick<OwnCommentRow, 'content' | 'isAnonymous' | 'clientItemId'>;

/** Adds a comment to a public thread, to be read first or published at once. The same item again answers the same comment. */
export async function addComment(deps: Deps, actor: Actor, input: Input): Promise<AnswerOf<typeof declared>> {
  const { slug, clientItemId } = input;
  const content = commentText(input.content);
  if (content === '') throw brokenRule('content', isNotEmpty);
  const written: Written = { content, isAnonymous: input.isAnonymous ?? true, clientItemId };
  const row = await deps.db.transaction(async (tx) => {
    const known = await findDelivered(tx, actor, slug, written);
    if (known) return known;
    const priority = readingPriority(content, await crisisPhrasesToCompare(tx));
    const thread = await openThread(deps, tx, slug);
    if (await replaceDelivered({ ...deps, db: tx }, actor, thread.id, input)) return findDelivered(tx, actor, slug, written);
    // Nothing comes back when another call with the same item was quicker.
    const made = await insertComment(deps, tx, actor, { thread, written, priority });
    if (made?.status === 'VALIDATED') {
      await recountComments(tx, thread);
      await announceChange(tx, thread.id);
    }
    return made ?? (await findDelivered(tx, actor, slug, written));
  });
  if (!row) throw notFound('PUBLIC_THREAD');
  return { ...presentOwnComment(row, deps.clock.now()), clientItemId };
}

/** What this item made before, whatever has become of its thread; another text under its id is refused. */
async function findDelivered(tx: Db, actor: Actor, slug: string, written: Written): Promise<OwnCommentRow | undefined> {
  const found = await findCommentOfItem(tx, actor.accountId, written.clientItemId);
  if (!found) return undefined;
  const { comment } = found;
  // Of one that was changed, or is deleted and wiped, there is nothing left to compare.
  const isGone = comment.editedAt !== null || comment.status === 'DELETED';
  const isSame = found.slug === slug && (isGone || (comment.isAnonymous === written.isAnonymous && comment.content === written.content));
  if (!isSame) throw refused('IDEMPOTENCY_KEY_REUSED');
  return comment;
}

/** Whether an earlier delivery of the same comment, named by what puts it right, was changed in its place. */
function replaceDelivered(deps: Deps, actor: Actor, threadId: string, input: Input): Promise<boolean> {
  const { db } = deps;
  const { slug, content, clientItemId } = input;
  return replaceEarlier(deps, input.replaces, {
    kind: 'comment',
    find: (items) => lockCommentsOfItems(db, threadId, actor.accountId, items),
    remove: ({ id }) => db.delete(comments).where(eq(comments.id, id)),
    change: async ({ id }) => {
      await updateComment(deps, actor, { slug, commentId: id, content });
      await db.update(comments).set({ clientItemId }).where(eq(comments.id, id));
    },
  });
}

/** The thread, locked, if it takes comments. */
async function openThread(deps: Deps, tx: Db, slug: string): Promise<LockedThread> {
  const thread = await lockThread(tx, slug);
  if (!thread) throw notFound('PUBLIC_THREAD');
  if (thread.status === 'LOCKED') throw refused('THREAD_LOCKED');
  if (thread.createdAt < subHours(deps.clock.now(), commentsCloseAfterDays * 24)) throw refused('COMMENTS_CLOSED');
  return thread;
}

interface NewComment {
  readonly thread: LockedThread;
  readonly written: Written;
  readonly priority: number;
}

async function insertComment(deps: Deps, tx: Db, { accountId }: Actor, { thread, written, priority }: NewComment) {
  const now = deps.clock.now();
  const id = randomId();
  // A first name is a text too: until somebody has read it, what bears it waits, a later answer under the same name as well.
  const isUnreadName = !written.isAnonymous || (await hasUnreadSignature(tx, thread.id, accountId));
  const [made] = await tx
    .insert(comments)
    .values({
      ...written,
      id,
      threadId: thread.id,
      authorId: accountId,
      pseudonym: await pseudonymInThread(tx, thread, { accountId, isAnonymous: written.isAnonymous }),
      direction: textDirection(written.content),
      status: isUnreadName ? 'PENDING' : await commentStatusOf(tx, accountId, priority),
      priority,
      createdAt: now,
    })
    .onConflictDoNothing({ target: [comments.authorId, comments.clientItemId] })
    .returning();
  if (made?.status === 'VALIDATED') await tellOfPublished(deps, tx, made);
  if (made && priority === mostPressing) await flagCrisis(deps, tx, { threadId: thread.id, commentId: id });
  return made;
}
