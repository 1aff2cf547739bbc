import { useState } from 'react';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { useMessages } from '#src/page/messages.ts';
import { outbox, sendAgain } from '#src/page/outbox.ts';
import { Button } from '#src/ui/Button.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import type { ProofPayload } from '../payments/submit-money-order.command.ts';
import type { CommentPayload } from '../threads/add-comment.command.ts';
import { isReturned } from '../threads/kept-replies.ts';
import { DeleteItem } from './DeleteItem.tsx';
import styles from './Outbox.module.css';

/** Where an item is put right: its own form, which finds it in the outbox. */
function EditLink({ item }: { item: OutboxEntry }) {
  const t = useMessages('outbox');
  if (item.kind === 'PROOF') {
    const { reservationId } = item.payload as ProofPayload;
    return (
      <LinkButton to="/reservations/$reservationId/payment" params={{ reservationId }}>
        {t('edit')}
      </LinkButton>
    );
  }
  if (item.kind === 'THREAD') {
    return (
      <LinkButton to="/threads/write" search={{ item: item.id }}>
        {t('edit')}
      </LinkButton>
    );
  }
  const { slug } = item.payload as CommentPayload;
  return (
    <LinkButton to="/threads/$slug" params={{ slug }} hash="composer">
      {t('edit')}
    </LinkButton>
  );
}

export function ItemActions({ item }: { item: OutboxEntry }) {
  const t = useMessages('outbox');
  const [isAsking, setIsAsking] = useState(false);
  const { id, state, isReadable } = item;
  // On its way: what is given up now could arrive all the same.
  if (state === 'SENDING' && isReadable) return null;
  if (state === 'SENT') {
    return (
      <div className={styles['actions']}>
        <Button variant="plain" onClick={() => void outbox.discard(id)}>
          {t('putAway')}
        </Button>
      </div>
    );
  }
  if (isAsking) return <DeleteItem item={item} onKeep={() => setIsAsking(false)} />;
  return (
    <div className={styles['actions']}>
      {isReadable && <Button onClick={() => void sendAgain(id)}>{t('retry')}</Button>}
      {isReadable && !isReturned(item) && <EditLink item={item} />}
      <Button variant="plain" onClick={() => setIsAsking(true)}>
        {t('delete')}
      </Button>
    </div>
  );
}
