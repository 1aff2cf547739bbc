import { eq, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { ThreadEvent } from '#contract/threads/threads.schema.ts';
import type { Database, Db } from '../../database/connect.ts';
import { digestComments } from './comment-pages.queries.ts';
import { threads } from './threads.tables.ts';

const channel = 'thread_changes';

/** Ids only: every session of the database that listens can read it. */
interface ThreadChange {
  readonly threadId: string;
  /** Whose own part of the thread has changed; absent: what everyone sees. */
  readonly accountId?: string;
}

/**
 * Part of the transaction, after what it tells of: all processes hear it once that is committed, and never if it is taken back. Keeps what
 * the thread's revision is made of.
 */
export async function announceChange(tx: Db, threadId: string): Promise<void> {
  await tx
    .update(threads)
    .set({ commentsDigest: digestComments(threadId) })
    .where(eq(threads.id, threadId));
  await tell(tx, { threadId });
}

/** As announceChange, for the one person whose words under the thread have been decided on. */
export async function announceOwnChange(tx: Db, threadId: string, accountId: string | null | undefined): Promise<void> {
  if (accountId) await tell(tx, { threadId, accountId });
}

async function tell(tx: Db, change: ThreadChange): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${JSON.stringify(change)})`);
}

interface Follower {
  readonly threadId: string;
  /** Null: hears what everyone may hear. */
  readonly accountId: string | null;
  readonly hear: (kind: ThreadEvent['kind']) => void;
  /** The database is no longer heard: changes would be missed from here on. */
  readonly lose: () => void;
}

export interface ThreadChanges {
  /** Begins at once; the function it gives ends it. */
  follow(follower: Follower): () => void;
  /** Resolves once nothing that is committed from here on is missed; throws when the database cannot be listened to. */
  listen(): Promise<void>;
}

/** What this process hears of threads: one connection for all who follow any, opened by the first and again after it was lost. */
export function listenToThreads(database: Database, log: Logger): ThreadChanges {
  const followers = new Map<string, Set<Follower>>();
  let listening: Promise<void> | undefined;

  function hear(payload: string): void {
    const { threadId, accountId } = JSON.parse(payload) as ThreadChange;
    for (const follower of followers.get(threadId) ?? []) {
      if (accountId === undefined) follower.hear('THREAD');
      else if (follower.accountId === accountId) follower.hear('OWN');
    }
  }

  function lose(): void {
    listening = undefined;
    log.warn('changes of threads are no longer heard: whoever follows one has to come back');
    for (const follower of [...followers.values()].flatMap((each) => [...each])) follower.lose();
  }

  return {
    follow(follower) {
      const ofThread = followers.get(follower.threadId) ?? new Set();
      followers.set(follower.threadId, ofThread.add(follower));
      return () => {
        ofThread.delete(follower);
        if (ofThread.size === 0 && followers.get(follower.threadId) === ofThread) followers.delete(follower.threadId);
      };
    },
    async listen() {
      listening ??= database.listen({ channel, hear, lose });
      const own = listening;
      try {
        await own;
      } catch (error) {
        // The next one who asks tries again.
        if (listening === own) listening = undefined;
        throw error;
      }
    },
  };
}
