import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { listOwnThreads } from '#contract/threads/writing.endpoints.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { usePageState } from '#src/page/page-state.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { countSentSinceOpened, useOutbox } from '#src/page/use-outbox.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ThreadsIcon } from '#src/ui/icons/ThreadsIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Pagination } from '#src/ui/Pagination.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { ReceivedNote } from '../threads/ReceivedNote.tsx';
import { justSent } from './just-sent.ts';
import { LateWordsCard, useLateWords } from './LateWords.tsx';
import { OwnThreadCard } from './OwnThreadCard.tsx';
import styles from './OwnThreads.module.css';
import { ownThreadsQueries } from './own-threads.queries.ts';
import { pageIn } from './own-threads-search.ts';
import { PrivateWords } from './PrivateWords.tsx';
import { WaitingThread } from './WaitingThread.tsx';

/** What one person has written: what waits on this device first, then what the practice has. */
export function OwnThreads({ authID }: { authID: string }) {
  const t = useMessages('own-threads');
  const page = pageIn(useSearch({ strict: false }));
  const queryClient = useQueryClient();
  const outbox = useOutbox(authID);
  const entries = (outbox ?? []).filter(({ kind }) => kind === 'THREAD');
  const { data, error, isFetching } = useQuery(ownThreadsQueries.list(useApiClient(), page));
  const waiting = entries.filter(({ state, isReadable }) => state !== 'SENT' && isReadable);
  const { late, giveUp } = useLateWords(authID, outbox);
  const sent = usePageState(justSent);
  const isUnkept = sent && 'receipt' in sent;
  const sentCount = countSentSinceOpened(entries, 'THREAD') + (isUnkept ? 1 : 0);
  const locale = useLocale();
  const kept = sent && 'keptAs' in sent ? entries.find(({ id }) => id === sent.keptAs) : undefined;

  // It is news until the page is left.
  useEffect(() => () => justSent.set(undefined), []);

  // Whoever sent it, this page, another tab or the worker, the server now knows better.
  useEffect(() => void (sentCount > 0 && queryClient.invalidateQueries({ queryKey: keyOf(listOwnThreads) })), [sentCount, queryClient]);

  if (data?.total === 0 && outbox && !isFetching && waiting.length === 0 && late.length === 0 && !sent) {
    return (
      <>
        <PrivateWords />
        <EmptyState headingLevel={1} icon={<ThreadsIcon size={28} />} title={t('emptyTitle')} actions={<WriteLink />}>
          <p>{t('emptyText')}</p>
        </EmptyState>
      </>
    );
  }
  const pages = data ? Math.max(1, Math.ceil(data.total / data.limit)) : 1;
  return (
    <>
      <h1>{t('title')}</h1>
      {(kept ?? isUnkept) && (
        <ReceivedNote
          key={kept?.id ?? 'unkept'}
          item={kept}
          received={{ title: t('received'), text: t('receivedText') }}
          kept={{ title: t('keptHere'), text: t('keptText') }}
          sending={{ title: t('sending') }}
        />
      )}
      <p className={styles['quiet']}>{t('intro')}</p>
      <PrivateWords />
      <div className={styles['actions']}>
        <WriteLink />
      </div>
      <ul className={styles['list']}>
        {waiting.toReversed().map((entry) => (
          <li key={entry.id}>
            <WaitingThread entry={entry} />
          </li>
        ))}
        {late.map((words) => (
          <li key={words.itemId}>
            <LateWordsCard words={words} onGiveUp={() => void giveUp(words)} />
          </li>
        ))}
        {data?.items.map((thread) => (
          <li key={thread.slug}>
            <OwnThreadCard thread={thread} />
          </li>
        ))}
      </ul>
      {!data && (error ? <p role="alert">{problemSentence(error, locale)}</p> : <PendingCard />)}
      <Pagination
        label={t('paging')}
        current={t('pageOf', { page, count: pages })}
        previous={page > 1 && { label: t('previousPage'), search: { page: page - 1 } }}
        next={page < pages && { label: t('nextPage'), search: { page: page + 1 } }}
      />
    </>
  );
}

function WriteLink() {
  const t = useMessages('own-threads');
  return (
    <LinkButton variant="filled" to="/threads/write">
      {t('write')}
    </LinkButton>
  );
}
