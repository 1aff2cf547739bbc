import { useState } from 'react';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { useMessages } from '#src/page/messages.ts';
import { outbox, sendAgain } from '#src/page/outbox.ts';
import { Button } from '#src/ui/Button.tsx';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import type { ProofPayload } from '../payments/submit-money-order.command.ts';
import type { CommentPayload } from '../threads/add-comment.command.ts';
import { isReturned } from '../threads/kept-replies.ts';
import { useIsKeptApart } from '../threads/use-is-kept-apart.ts';
import { DeleteItem } from './DeleteItem.tsx';
import styles from './Outbox.module.css';
import { useHasNetwork } from './use-has-network.ts';

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

/** One thing to do with an item, the rest behind a button. */
export function ItemActions({ item }: { item: OutboxEntry }) {
  const t = useMessages('outbox');
  const [isAsking, setIsAsking] = useState(false);
  const hasNetwork = useHasNetwork();
  const isKeptApart = useIsKeptApart(item);
  const { id, state, isReadable } = item;
  // On its way: what is given up now could arrive all the same. A text can still be put right.
  if (state === 'SENDING' && isReadable) {
    if (item.kind === 'PROOF') return null;
    return (
      <div className={styles['actions']}>
        <EditLink item={item} />
      </div>
    );
  }
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
  const retry = isReadable && hasNetwork && !isKeptApart && (
    <Button key="retry" onClick={() => void sendAgain(id)}>
      {t('retry')}
    </Button>
  );
  const edit = isReadable && !isReturned(item) && <EditLink key="edit" item={item} />;
  const remove = (
    <Button key="delete" variant="plain" onClick={() => setIsAsking(true)}>
      {t('delete')}
    </Button>
  );
  const [first, ...others] = [edit, retry, remove].filter(Boolean);
  return (
    <div className={styles['actions']}>
      {first}
      {others.length > 0 && <Disclosure label={t('more')}>{() => <div className={styles['more']}>{others}</div>}</Disclosure>}
    </div>
  );
}
