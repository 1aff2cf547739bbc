import { followThread as declared } from '#contract/threads/threads.endpoints.ts';
import type { ThreadEvent } from '#contract/threads/threads.schema.ts';
import { describeError } from '../../describe-error.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { EventStream } from '../../http/event-stream.ts';
import { notFound, refused } from '../../http/problem.ts';
import { revisionOf } from './read-thread.ts';
import { findThread } from './threads.queries.ts';

interface Following {
  readonly slug: string;
  /** The revision that the caller has read. */
  readonly after?: string | undefined;
}

/** Tells of a public thread's changes, and its authors of what becomes of their words; at once, if it has changed since it was read. */
export async function followThread(deps: Deps, actor: Actor | null, { slug, after }: Following): Promise<EventStream<ThreadEvent>> {
  const found = await findThread(deps.db, slug);
  if (!found) throw notFound('PUBLIC_THREAD');
  const stream = EventStream.of(declared);
  const leave = deps.threadChanges.follow({
    threadId: found.id,
    accountId: actor?.accountId ?? null,
    hear: (kind) => stream.tell({ kind, slug }),
    lose: () => stream.finish(),
  });
  stream.once('close', leave);
  try {
    await deps.threadChanges.listen().catch((error: unknown) => {
      deps.log.error(describeError(error), 'changes of threads cannot be heard');
      throw refused('UNAVAILABLE');
    });
    // Looked at only now that it is listened to: what changes meanwhile is told twice rather than never.
    const now = after === undefined ? undefined : await findThread(deps.db, slug);
    if (after !== undefined && (!now || after !== revisionOf(now))) stream.tell({ kind: 'THREAD', slug });
    return stream;
  } catch (error) {
    stream.destroy();
    throw error;
  }
}
