import { subHours } from 'date-fns';
import { commentsCloseAfterDays, knownAuthorComments } from '#contract/constants.ts';
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts';
import type { addComment as declared } from '#contract/threads/threads.endpoints.ts';
import { isNotEmpty } from '#contract/validation-rules.ts';
import type { Db } from '../../database/connect.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { notFound, refused } from '../../http/problem.ts';
import { commentText } from './comment-text.ts';
import { countValidatedOf, findCommentOfItem, lockThread, type LockedThread, type OwnCommentRow } from './comments.queries.ts';
import { presentOwnComment } from './present-thread.ts';
import { pseudonymInThread } from './pseudonym-in-thread.ts';
import { readingPriority } from './reading-priority.ts';
import { recountComments } from './recount-comments.ts';
import { textDirection } from './text-direction.ts';
import { comments } from './threads.tables.ts';

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
    const thread = await openThread(deps, tx, slug);
    // Nothing comes back when another call with the same item was quicker.
    const made = await insertComment(deps, tx, actor, thread, written);
    if (made?.status === 'VALIDATED') await recountComments(tx, thread);
    return made ?? (await findDelivered(tx, actor, slug, written));
  });
  if (!row) throw notFound('PUBLIC_THREAD');
  return { ...presentOwnComment(row), clientItemId };
}

/** What this item made before, whatever has become of its thread; another text under its id is refused. */
async function findDelivered(tx: Db, actor: Actor, slug: string, written: Written): Promise<OwnCommentRow | undefined> {
  const found = await findCommentOfItem(tx, actor.accountId, written.clientItemId);
  if (!found) return undefined;
  const { comment } = found;
  // The text of a deleted one is wiped in the end: there is nothing left to compare.
  const isSame =
    found.slug === slug &&
    comment.isAnonymous === written.isAnonymous &&
    (comment.content === written.content || comment.status === 'DELETED');
  if (!isSame) throw refused('IDEMPOTENCY_KEY_REUSED');
  return comment;
}

/** The thread, locked, if it takes comments. */
async function openThread(deps: Deps, tx: Db, slug: string): Promise<LockedThread> {
  const thread = await lockThread(tx, slug);
  if (!thread) throw notFound('PUBLIC_THREAD');
  if (thread.status === 'LOCKED') throw refused('THREAD_LOCKED');
  if (thread.createdAt < subHours(deps.clock.now(), commentsCloseAfterDays * 24)) throw refused('COMMENTS_CLOSED');
  return thread;
}

async function insertComment(deps: Deps, tx: Db, { accountId }: Actor, thread: LockedThread, written: Written) {
  const now = deps.clock.now();
  const priority = readingPriority(written.content);
  const isPublishedAtOnce = priority === 0 && (await countValidatedOf(tx, accountId, knownAuthorComments)) >= knownAuthorComments;
  const [made] = await tx
    .insert(comments)
    .values({
      ...written,
      id: newId(now),
      threadId: thread.id,
      authorId: accountId,
      pseudonym: await pseudonymInThread(tx, thread, accountId),
      direction: textDirection(written.content),
      status: isPublishedAtOnce ? 'VALIDATED' : 'PENDING',
      priority,
      createdAt: now,
    })
    .onConflictDoNothing({ target: [comments.authorId, comments.clientItemId] })
    .returning();
  return made;
}
