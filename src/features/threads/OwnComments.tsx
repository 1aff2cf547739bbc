import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readThread, readThreadScore } from '#contract/threads/threads.endpoints.ts';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useMessages } from '#src/page/messages.ts';
import { sendAgain } from '#src/page/outbox.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useOutbox } from '#src/page/use-outbox.ts';
import { Button } from '#src/ui/Button.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import type { CommentPayload } from './add-comment.command.ts';
import styles from './ReplyArea.module.css';
import { threadsQueries } from './threads.queries.ts';

interface OwnCommentsProps {
  authID: string;
  slug: string;
  onCorrect: (entry: OutboxEntry) => void;
}

const isOf = (slug: string) => (entry: OutboxEntry) =>
  entry.kind === 'COMMENT' && entry.state !== 'SENT' && (entry.payload as CommentPayload | undefined)?.slug === slug;

/** What this person has written here that others do not see yet: on this device, or being read by the practice. */
export function OwnComments({ authID, slug, onCorrect }: OwnCommentsProps) {
  const t = useMessages('threads');
  const queryClient = useQueryClient();
  const entries = useOutbox(authID) ?? [];
  const { data } = useQuery(threadsQueries.score(useApiClient(), slug));
  const waiting = entries.filter(isOf(slug));
  const sentCount = entries.filter(({ kind, state }) => kind === 'COMMENT' && state === 'SENT').length;

  // Whoever sent it, this page, another tab or the worker, the server now knows better.
  useEffect(() => {
    if (sentCount === 0) return;
    void queryClient.invalidateQueries({ queryKey: keyOf(readThreadScore) });
    void queryClient.invalidateQueries({ queryKey: keyOf(readThread) });
  }, [sentCount, queryClient]);

  const pending = data?.myPending ?? [];
  if (waiting.length === 0 && pending.length === 0) return null;
  return (
    <ol className={styles['own']} aria-label={t('ownReplies')}>
      {pending.map(({ commentId, content, direction }) => (
        <li key={commentId} className={styles['item']} dir={direction}>
          <StatusBadge tone="wait">{t('beingRead')}</StatusBadge>
          <p className={styles['text']}>{content}</p>
        </li>
      ))}
      {waiting.map((entry) => (
        <WaitingComment key={entry.id} entry={entry} onCorrect={onCorrect} />
      ))}
    </ol>
  );
}

function WaitingComment({ entry, onCorrect }: { entry: OutboxEntry } & Pick<OwnCommentsProps, 'onCorrect'>) {
  const t = useMessages('threads');
  const { content } = entry.payload as CommentPayload;
  const isRefused = entry.state === 'NEEDS_FIX';
  return (
    <li className={styles['item']} dir="auto">
      <StatusBadge tone={isRefused ? 'refused' : 'wait'}>
        {t(isRefused ? 'toCorrect' : entry.state === 'SENDING' ? 'sending' : 'keptHere')}
      </StatusBadge>
      <p className={styles['text']}>{content}</p>
      {isRefused && <p className={styles['problem']}>{entry.lastError?.message}</p>}
      {isRefused && <Button onClick={() => onCorrect(entry)}>{t('correct')}</Button>}
      {entry.state === 'QUEUED' && <Button onClick={() => void sendAgain(entry.id)}>{t('sendNow')}</Button>}
    </li>
  );
}
