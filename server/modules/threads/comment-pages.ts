import { commentsPageSize, lastComments } from '#contract/constants.ts';
import type { CommentPage } from '#contract/threads/threads.schema.ts';
import type { Db } from '../../database/connect.ts';
import {
  countCommentsUpTo,
  findCommentsAfter,
  findLatestOf,
  findPlaceBack,
  findPlaceOf,
  type CommentPlace,
  type CommentRow,
} from './comment-pages.queries.ts';

/** A place as an address holds it: the comment's id alone, since its instant would tell more than the page does. */
const written = ({ id }: CommentPlace) => ({ after: id });

const pageAfter = (place: CommentPlace | null) => (place ? written(place) : { after: null });

/**
 * Null for what no answer of ours has given: whoever follows an address that was cut begins at the first comment.
 * Addresses of before 24 November 2026 hold an instant in front of the id.
 */
async function readPlace(db: Db, threadId: string, after: string): Promise<CommentPlace | null> {
  const [, id] = /^(?:[0-9a-z]{1,9}-)?([0-9a-f]{24})$/.exec(after) ?? [];
  return id === undefined ? null : ((await findPlaceOf(db, threadId, id)) ?? null);
}

/** The page of a thread's validated comments that begins after a place, and the pages around it. */
export async function readCommentPage(
  db: Db,
  threadId: string,
  after: string | undefined,
): Promise<{ comments: CommentRow[]; commentPage: CommentPage }> {
  const place =
    after === lastComments ? await findPlaceBack(db, threadId, null, commentsPageSize) : await readPlace(db, threadId, after ?? '');
  const found = await findCommentsAfter(db, threadId, place, commentsPageSize + 1);
  const comments = found.slice(0, commentsPageSize);
  const end = found.length > comments.length ? comments.at(-1) : undefined;
  const next = end ? written(end) : null;
  if (!place) return { comments, commentPage: { before: 0, previous: null, next } };
  const before = await countCommentsUpTo(db, threadId, place);
  const earlier = await findPlaceBack(db, threadId, place, commentsPageSize);
  return { comments, commentPage: { before, previous: before > 0 ? pageAfter(earlier) : null, next } };
}

/** A person's newest published comment in a thread, and the page that ends with it. */
export async function readLatestOf(
  db: Db,
  threadId: string,
  authorId: string,
): Promise<{ commentId: string; after: string | null } | null> {
  const latest = await findLatestOf(db, threadId, authorId);
  if (!latest) return null;
  return { commentId: latest.id, ...pageAfter(await findPlaceBack(db, threadId, latest, commentsPageSize)) };
}
