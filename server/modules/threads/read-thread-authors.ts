import type { ThreadAuthor } from '#contract/threads/moderation.schema.ts';
import { noteLook } from '../../audit/record-look.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { findThreadAuthors } from './moderation.queries.ts';
import { findModeratedThread } from './threads.queries.ts';

/** Who wrote a thread and its comments. Behind pseudonyms are people in care: the look is noted before it is answered. */
export async function readThreadAuthors(deps: Deps, actor: Actor, slug: string): Promise<{ items: ThreadAuthor[] }> {
  const thread = await findModeratedThread(deps.db, slug);
  if (!thread) throw notFound('ALL_THREADS');
  const items = await findThreadAuthors(deps.db, thread.id);
  // Of whom, the trail must not say: it is kept for ever, and would tell who is behind each pseudonym of the thread.
  const authorCount = new Set(items.map(({ authID }) => authID)).size;
  await noteLook(deps, actor, { kind: 'THREAD_AUTHORS_VIEWED', subjects: [thread.id], detail: String(authorCount) });
  return { items };
}
