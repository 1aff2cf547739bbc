import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { isPublicStatus } from '#contract/threads/thread-status.ts';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { useMessages } from '#src/page/messages.ts';
import type { ProofReceipt } from '../payments/submit-money-order.command.ts';
import type { ThreadReceipt } from '../own-threads/open-thread.command.ts';
import type { CommentReceipt } from '../threads/add-comment.command.ts';

/** The practice reads within a day: what a receipt said of it is stale after that. */
const readWithinMs = 24 * 3600 * 1000;

/** What has arrived, by its name: where it is, and how it stands as far as this device knows. */
export function SentContent({ item }: { item: OutboxEntry }) {
  const t = useMessages('outbox');
  const [openedAt] = useState(() => Date.now());
  // Of an earlier version, or one that this device cannot open any more.
  if (!item.payload) return null;
  if (item.kind === 'PROOF') {
    const { reservationId } = item.payload as ProofReceipt;
    return (
      <p>
        {t('for')}{' '}
        <Link to="/reservations/$reservationId/payment" params={{ reservationId }}>
          {t('theReservation')}
        </Link>
      </p>
    );
  }
  const { slug, status } = item.payload as ThreadReceipt | CommentReceipt;
  const isFresh = Date.parse(item.sentAt ?? '') > openedAt - readWithinMs;
  const state = isPublicStatus(status) ? t('published') : isFresh && t('inReview');
  return (
    <>
      <p>
        {item.kind === 'THREAD' ? (
          <Link to="/threads/own/$slug" params={{ slug }} dir="auto">
            {(item.payload as ThreadReceipt).title}
          </Link>
        ) : (
          <>
            {t('under')}{' '}
            <Link to="/threads/$slug" params={{ slug }} dir="auto">
              {(item.payload as CommentReceipt).threadTitle}
            </Link>
          </>
        )}
      </p>
      {state && <p>{state}</p>}
    </>
  );
}
