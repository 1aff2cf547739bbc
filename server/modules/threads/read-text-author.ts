import type { TextAuthor } from '#contract/threads/moderation.schema.ts';
import { noteLook } from '../../audit/record-look.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { findTextAuthor } from './moderation.queries.ts';
import { findModeratedThread } from './threads.queries.ts';

/**
 * Who wrote a thread, or one of its comments; null where their account is gone. Behind pseudonyms are people in care: the look
 * is noted before it is answered.
 */
export async function readTextAuthor(
  deps: Deps,
  actor: Actor,
  { slug, commentId }: { slug: string; commentId?: string | undefined },
): Promise<{ author: TextAuthor | null }> {
  const thread = await findModeratedThread(deps.db, slug);
  if (!thread) throw notFound('ALL_THREADS');
  const author = await findTextAuthor(deps.db, { threadId: thread.id, commentId });
  if (author === undefined) throw notFound('ALL_THREADS');
  // Of whom, the trail must not say: it is kept for ever, and would tell who is behind the pseudonym.
  await noteLook(deps, actor, { kind: 'THREAD_AUTHORS_VIEWED', subjects: [thread.id], detail: author === null ? '0' : '1' });
  return { author };
}
