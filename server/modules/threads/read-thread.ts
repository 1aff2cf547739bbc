import { createHash } from 'node:crypto';
import type { PublicThread } from '#contract/threads/threads.schema.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/problem.ts';
import { readCommentPage } from './comment-pages.ts';
import { presentPublicComment, presentPublicThread } from './present-thread.ts';
import { findThread, type ThreadRow } from './threads.queries.ts';

/** One public thread, and its validated comments from a place on. */
export async function readThread({ db }: Pick<Deps, 'db'>, slug: string, after?: string): Promise<PublicThread> {
  const row = await findThread(db, slug);
  if (!row) throw notFound('PUBLIC_THREAD');
  // Read before what it is of: what is published between the two is told once too often, not missed.
  const revision = revisionOf(row);
  const { comments, commentPage } = await readCommentPage(db, row.id, after);
  return { ...presentPublicThread(row), comments: comments.map(presentPublicComment), commentPage, revision };
}

/** Made of what is read, on whichever page of it, so that it is right wherever a copy was kept. Votes are not a change of the thread. */
export function revisionOf(row: ThreadRow): string {
  const told = { ...presentPublicThread(row), score: undefined, claps: undefined, comments: row.commentsDigest };
  return createHash('sha256').update(JSON.stringify(told)).digest('base64url').slice(0, 22);
}
