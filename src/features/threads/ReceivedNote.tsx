import { useEffect, useRef } from 'react';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { useMessages } from '#src/page/messages.ts';
import { bringIntoView } from '#src/page/bring-into-view.ts';
import { isOffline } from '#src/page/connectivity.ts';
import { usePageState } from '#src/page/page-state.ts';
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx';
import { ClockIcon } from '#src/ui/icons/ClockIcon.tsx';
import { KeptApart } from './KeptApart.tsx';
import styles from './ReceivedNote.module.css';
import { useIsKeptApart } from './use-is-kept-apart.ts';

interface Words {
  title: string;
  text?: string;
}

interface ReceivedNoteProps {
  /** What was kept on this page just now; absent when this device could keep nothing and the practice has it all the same. */
  item: OutboxEntry | undefined;
  /** Once the practice has it, while there is no network, and meanwhile. */
  received: Words;
  kept: Words;
  sending: Words;
}

/**
 * What becomes of a text that was sent from this page just now: in view and under the focus when it comes, and told again when it has
 * arrived. One that came back says so by itself.
 */
export function ReceivedNote({ item, received, kept, sending }: ReceivedNoteProps) {
  const offline = usePageState(isOffline);
  const t = useMessages('thread-reply');
  const note = useRef<HTMLDivElement>(null);
  const isKeptApart = useIsKeptApart(item);

  // The form that was left is gone, and the focus with it.
  useEffect(() => void (note.current && bringIntoView(note.current)), []);

  if (item?.state === 'NEEDS_FIX') return null;
  const isReceived = !item || item.state === 'SENT';
  const { title, text } = isReceived ? received : offline || isKeptApart || item.lastError?.status === 0 ? kept : sending;
  return (
    <div ref={note} className={styles['note']} role="status" tabIndex={-1}>
      {isReceived ? <CheckIcon size={22} /> : <ClockIcon size={22} />}
      <div>
        <p className={styles['title']}>{title}</p>
        {item && isKeptApart ? <KeptApart notBefore={item.notBefore} /> : text && <p>{text}</p>}
        {!item && <p>{t('keptNothing')}</p>}
      </div>
    </div>
  );
}
