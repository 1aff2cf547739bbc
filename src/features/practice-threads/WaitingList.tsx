import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { holds } from '#contract/permissions.ts';
import type { WaitingText } from '#contract/threads/moderation.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { ListPages } from '#src/practice/ListPages.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import styles from './Moderation.module.css';
import { writeModerationSearch } from './moderation-search.ts';
import { moderationQueries } from './moderation.queries.ts';
import { NothingWaits } from './NothingWaits.tsx';
import { useQueueKeys } from './use-queue-keys.ts';
import { WaitingCard } from './WaitingCard.tsx';

/** What waits to be read, the most pressing first. */
export function WaitingList({ page, reader }: { page: number; reader: AuthClient }) {
  const t = useMessages('practice-threads');
  const query = useQuery({ ...moderationQueries.waiting(useApiClient(), page), placeholderData: keepPreviousData });
  const { data } = query;
  // Whether the list was emptied from here: the focus then goes to what says so.
  const [hasDecided, setHasDecided] = useState(false);
  if (query.isPending) return <PendingCard />;
  if (!data) return <ListFailure onRetry={() => void query.refetch()} />;
  if (data.items.length === 0) return <NothingWaits isFurtherOn={data.total > 0} isNews={hasDecided} />;
  return (
    <>
      {holds(reader.access, 'ALL_THREADS', 'WRITE') && <p className={styles['keys']}>{t('keys')}</p>}
      <WaitingItems texts={data.items} reader={reader} onDecided={() => setHasDecided(true)} />
      <ListPages page={data} searchOf={(other) => writeModerationSearch({ page: other })} />
    </>
  );
}

interface WaitingItemsProps {
  texts: readonly WaitingText[];
  reader: AuthClient;
  onDecided: () => void;
}

/** Mounted with its texts: the keys are the list's. */
function WaitingItems({ texts, reader, onDecided }: WaitingItemsProps) {
  const t = useMessages('practice-threads');
  const list = useRef<HTMLOListElement>(null);
  const { noteDecided } = useQueueKeys(list, texts);

  function decided(at: number) {
    noteDecided(at);
    onDecided();
  }

  return (
    <ol ref={list} tabIndex={-1} aria-label={t('waiting')} className={styles['list']}>
      {texts.map((text, at) => (
        <li key={text.commentId ?? text.slug} tabIndex={-1} className={styles['item']}>
          <WaitingCard text={text} reader={reader} onDecided={() => decided(at)} />
        </li>
      ))}
    </ol>
  );
}
