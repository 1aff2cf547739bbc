import { commentsPageSize, lastComments } from '#contract/constants.ts';
import type { CommentPage } from '#contract/threads/threads.schema.ts';
import type { Db } from '../../database/connect.ts';
import {
  countCommentsUpTo,
  findCommentsAfter,
  findLatestOf,
  findPlaceBack,
  type CommentPlace,
  type CommentRow,
} from './comment-pages.queries.ts';

/** A place as an address holds it: milliseconds since 1970 in base 36, and the comment's id, which parts those of one instant. */
const written = ({ createdAt, id }: CommentPlace) => ({ after: `${createdAt.getTime().toString(36)}-${id}` });

const pageAfter = (place: CommentPlace | null) => (place ? written(place) : { after: null });

/** Null for what no answer of ours has given: whoever follows an address that was cut begins at the first comment. */
function readPlace(after: string): CommentPlace | null {
  const [, time, id] = /^([0-9a-z]{1,9})-([0-9a-f]{24})$/.exec(after) ?? [];
  if (time === undefined || id === undefined) return null;
  // Nine figures reach the year 5188, and no date that a database refuses.
  return { createdAt: new Date(parseInt(time, 36)), id };
}

/** The page of a thread's validated comments that begins after a place, and the pages around it. */
export async function readCommentPage(
  db: Db,
  threadId: string,
  after: string | undefined,
): Promise<{ comments: CommentRow[]; commentPage: CommentPage }> {
  const place = after === lastComments ? await findPlaceBack(db, threadId, null, commentsPageSize) : readPlace(after ?? '');
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
