import { Link } from '@tanstack/react-router';
import { plainText } from '#contract/plain-text.ts';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { latePart } from '#src/page/late-part.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { formatInstant } from '#contract/dates-in-words.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { deviceTimeZone } from '#src/ui/device-time-zone.ts';
import type { ProofPayload } from '../payments/submit-money-order.command.ts';
import type { ThreadPayload } from '../own-threads/open-thread.command.ts';
import type { CommentPayload } from '../threads/add-comment.command.ts';
import { isReturned, isThreadGone } from '../threads/kept-replies.ts';
import { KeptApart } from '../threads/KeptApart.tsx';
import { useIsKeptApart } from '../threads/use-is-kept-apart.ts';
import styles from './Outbox.module.css';
import { SentContent } from './SentContent.tsx';

// It brings the words of distress: for the few whose reply came back.
const ReturnedReply = latePart(async () => (await import('../threads/ReturnedReply.tsx')).ReturnedReply, { Missing: MissingPart });

/** What an item holds, and what stands in its way. */
export function ItemContent({ item }: { item: OutboxEntry }) {
  const t = useMessages('outbox');
  if (!item.isReadable) return <p>{t('unreadableText')}</p>;
  if (item.state === 'SENT') return <SentContent item={item} />;
  return (
    <>
      {item.kind === 'PROOF' && <Proof payload={item.payload as ProofPayload} />}
      {item.kind === 'COMMENT' && <Comment payload={item.payload as CommentPayload} isGone={isThreadGone(item)} />}
      {item.kind === 'THREAD' && <Thread payload={item.payload as ThreadPayload} />}
      <Obstacle item={item} />
    </>
  );
}

function Proof({ payload: { reservationId, transferCode, imageCode } }: { payload: ProofPayload }) {
  const t = useMessages('outbox');
  return (
    <Facts
      isInline
      items={[
        { label: t('transferCode'), value: transferCode, isLeftToRight: true },
        imageCode ? { label: t('imageCode'), value: imageCode } : undefined,
        {
          label: t('for'),
          value: (
            <Link to="/reservations/$reservationId/payment" params={{ reservationId }}>
              {t('theReservation')}
            </Link>
          ),
        },
      ]}
    />
  );
}

function Comment({ payload: { slug, content, threadTitle }, isGone }: { payload: CommentPayload; isGone: boolean }) {
  const t = useMessages('outbox');
  return (
    <>
      <p>
        {t('under')}{' '}
        {isGone ? (
          <bdi>{threadTitle ?? t('theThread')}</bdi>
        ) : (
          <Link to="/threads/$slug" params={{ slug }} dir="auto">
            {threadTitle ?? t('theThread')}
          </Link>
        )}
      </p>
      <blockquote className={styles['text']} dir="auto">
        {content}
      </blockquote>
    </>
  );
}

function Thread({ payload: { title, content } }: { payload: ThreadPayload }) {
  return (
    <>
      <p dir="auto">
        <strong>{title}</strong>
      </p>
      <blockquote className={styles['text']} dir="auto">
        {plainText(content)}
      </blockquote>
    </>
  );
}

function Obstacle({ item }: { item: OutboxEntry }) {
  const { state, lastError, nextAttemptAt, notBefore } = item;
  const t = useMessages('outbox');
  const locale = useLocale();
  const isKeptApart = useIsKeptApart(item);
  if (isReturned(item)) return <ReturnedReply entry={item} />;
  if (state === 'NEEDS_FIX') return <p className={styles['problem']}>{lastError?.message}</p>;
  if (isKeptApart) return <KeptApart notBefore={notBefore} />;
  if (state !== 'QUEUED' || !lastError) return null;
  if (lastError.status === 0) return <p>{t('whenNetwork')}</p>;
  if (nextAttemptAt === 0) return null;
  return <p>{t('nextAttempt', { time: formatInstant(new Date(nextAttemptAt), 'time', locale, deviceTimeZone()) })}</p>;
}
