import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PublicThread, ThreadEvent } from '#contract/threads/threads.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { personOf, useSession } from '#src/session/session.ts';
import { followWhileSeen } from './follow-while-seen.ts';
import { StillWhileWriting } from './StillWhileWriting.tsx';
import { newsBetween, type ThreadNewsKey, type ThreadReading } from './thread-news.ts';
import styles from './ThreadPage.module.css';
import { threadsQueries } from './threads.queries.ts';

/** Many read a thread: they do not all ask in the instant it changes. */
const spreadMs = 1000;

interface Seen extends ThreadReading {
  readonly mine: ReadonlySet<string>;
  readonly said: readonly ThreadNewsKey[];
  /** Replies of others since the page was opened: a number that grows is heard again. */
  readonly newReplies: number;
}

/** Keeps an open thread as it is for everyone else, and says in a line what has changed. */
export function ThreadNews({ thread }: { thread: PublicThread }) {
  const authID = personOf(useSession());
  // What is known of one person's words is not said to the next.
  return <NewsFor key={authID ?? ''} thread={thread} authID={authID} />;
}

function NewsFor({ thread, authID }: { thread: PublicThread; authID: string | undefined }) {
  const t = useMessages('thread');
  const { own, published } = useFreshThread(thread, authID);
  const [seen, setSeen] = useState<Seen>({ thread, own, mine: new Set(), said: [], newReplies: 0 });
  if (seen.thread !== thread || seen.own !== own) {
    const mine = new Set([...seen.mine, ...own.map(({ commentId }) => commentId), ...published]);
    const { said, newReplies } = newsBetween(seen, { thread, own }, mine);
    setSeen({ thread, own, mine, said: said.length > 0 ? said : seen.said, newReplies: seen.newReplies + newReplies });
  }
  const sentences = seen.said.map((key) => (key === 'newReplies' ? t(key, { count: seen.newReplies }) : t(key)));
  return (
    <>
      <p role="status" className={styles['told']}>
        {sentences.join(' ')}
      </p>
      <StillWhileWriting thread={thread} own={own} />
    </>
  );
}

const nothingOwn: { own: ThreadReading['own']; published: readonly string[] } = { own: [], published: [] };

/** Reads the thread again whenever it has changed, and one's own part of it; gives the latter: what others do not see, and the ids of what they do. */
function useFreshThread({ slug, revision }: PublicThread, authID: string | undefined): typeof nothingOwn {
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const { data: score } = useQuery({ ...threadsQueries.score(apiClient, slug), enabled: authID !== undefined });

  const revisionNow = useEffectEvent((): string | undefined => revision);
  const readAgain = useEffectEvent((kind: ThreadEvent['kind']) => {
    if (kind === 'OWN' && authID === undefined) return;
    const { queryKey } = kind === 'OWN' ? threadsQueries.score(apiClient, slug) : threadsQueries.one(apiClient, slug, {});
    // Of a thread every page of comments: each is a key with a query of its own at its end.
    void queryClient.invalidateQueries({ queryKey: queryKey.slice(0, -1) });
  });

  // The server tells at its own time.
  useEffect(() => {
    const waiting = new Map<ThreadEvent['kind'], ReturnType<typeof setTimeout>>();
    const hear = (kind: ThreadEvent['kind']) => {
      if (waiting.has(kind)) return;
      const read = () => (waiting.delete(kind), readAgain(kind));
      waiting.set(kind, setTimeout(read, Math.random() * spreadMs));
    };
    const stop = followWhileSeen({ apiClient, slug, revision: () => revisionNow(), hear });
    return () => {
      stop();
      for (const timer of waiting.values()) clearTimeout(timer);
    };
  }, [apiClient, slug]);

  if (authID === undefined) return nothingOwn;
  return { own: score?.myPending ?? nothingOwn.own, published: score?.myPublished ?? nothingOwn.published };
}
