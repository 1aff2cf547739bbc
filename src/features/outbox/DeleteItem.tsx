import { useEffect, useRef } from 'react';
import { nobody } from '#src/device/drafts.ts';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { useMessages } from '#src/page/messages.ts';
import { drafts, outbox } from '#src/page/outbox.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './Outbox.module.css';

/** The item, and what was typed to put it right. */
async function giveUp({ id, authID }: OutboxEntry): Promise<void> {
  for (const owner of [authID, nobody])
    for (const { name } of await drafts.names(owner, '')) if (name.endsWith(`/${id}`)) await drafts.drop(owner, name);
  await outbox.discard(id);
}

/** The second question before something is given up. */
export function DeleteItem({ item, onKeep }: { item: OutboxEntry; onKeep: () => void }) {
  const t = useMessages('outbox');
  // Begun by a tab that has died since, nobody knows how far it came; nor of what it was before it was put right.
  const mayHaveArrived = item.mayHaveArrived || item.replaces !== undefined || item.state === 'SENDING';
  const question = useRef<HTMLParagraphElement>(null);

  // The button that asked is gone, and the focus with it.
  useEffect(() => question.current?.focus(), []);

  return (
    <div className={styles['asking']} role="group" aria-label={t('delete')}>
      <p ref={question} tabIndex={-1}>
        {t(mayHaveArrived ? 'deleteUnsureText' : 'deleteText')}
      </p>
      <div className={styles['actions']}>
        <Button onClick={onKeep}>{t('keep')}</Button>
        <Button variant="danger" onClick={() => void giveUp(item)}>
          {t('deleteForGood')}
        </Button>
      </div>
    </div>
  );
}
