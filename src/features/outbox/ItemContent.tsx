import { Link } from '@tanstack/react-router';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatInstant } from '#src/ui/dates.ts';
import { Facts } from '#src/ui/Facts.tsx';
import type { ProofPayload } from '../payments/submit-money-order.command.ts';
import type { CommentPayload } from '../threads/add-comment.command.ts';
import { deviceTimeZone } from './device-time-zone.ts';
import styles from './Outbox.module.css';

/** What an item holds, and what stands in its way. */
export function ItemContent({ item }: { item: OutboxEntry }) {
  const t = useMessages('outbox');
  if (!item.isReadable) return <p>{t('unreadableText')}</p>;
  if (item.state === 'SENT') return null;
  return (
    <>
      {item.kind === 'PROOF' ? <Proof payload={item.payload as ProofPayload} /> : <Comment payload={item.payload as CommentPayload} />}
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

function Comment({ payload: { slug, content, threadTitle } }: { payload: CommentPayload }) {
  const t = useMessages('outbox');
  return (
    <>
      <p>
        {t('under')}{' '}
        <Link to="/threads/$slug" params={{ slug }} dir="auto">
          {threadTitle ?? t('theThread')}
        </Link>
      </p>
      <blockquote className={styles['text']} dir="auto">
        {content}
      </blockquote>
    </>
  );
}

function Obstacle({ item: { state, lastError, nextAttemptAt } }: { item: OutboxEntry }) {
  const t = useMessages('outbox');
  const locale = useLocale();
  if (state === 'NEEDS_FIX') return <p className={styles['problem']}>{lastError?.message}</p>;
  if (state !== 'QUEUED' || !lastError) return null;
  if (lastError.status === 0) return <p>{t('whenNetwork')}</p>;
  if (nextAttemptAt === 0) return null;
  return <p>{t('nextAttempt', { time: formatInstant(new Date(nextAttemptAt), 'time', locale, deviceTimeZone()) })}</p>;
}
