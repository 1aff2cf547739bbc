import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { isOffline } from '#src/page/connectivity.ts';
import { useMessages } from '#src/page/messages.ts';
import { sendAgain } from '#src/page/outbox.ts';
import { usePageState } from '#src/page/page-state.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { HelpFirst } from '../threads/HelpFirst.tsx';
import { KeptApart } from '../threads/KeptApart.tsx';
import { useIsKeptApart } from '../threads/use-is-kept-apart.ts';
import type { ThreadPayload } from './open-thread.command.ts';
import styles from './OwnThreads.module.css';

/** A thread that is on this device and not yet, or not surely, with the practice. */
export function WaitingThread({ entry }: { entry: OutboxEntry }) {
  const { id, state, payload, lastError, notBefore } = entry;
  const t = useMessages('own-threads');
  const { title } = payload as ThreadPayload;
  const offline = usePageState(isOffline);
  const isKeptApart = useIsKeptApart(entry);
  const isRefused = state === 'NEEDS_FIX';
  // It stands there in its first words: what is sent now is another one.
  const isAnother = isRefused && lastError?.reason === 'NO_LONGER_EDITABLE';
  return (
    <Card as="article" className={styles['card']}>
      <StatusBadge tone={isRefused ? 'refused' : 'wait'}>
        {t(isRefused ? 'toCorrect' : state === 'SENDING' ? 'sending' : 'keptHere')}
      </StatusBadge>
      <h2 dir="auto" className={styles['cardTitle']}>
        {title}
      </h2>
      {isRefused && <p className={styles['problem']}>{lastError?.message}</p>}
      {isAnother && <p>{t('standsAsItWas')}</p>}
      {!isRefused && (offline || (lastError?.status === 0 && !isKeptApart)) && <HelpFirst isOffline />}
      {isKeptApart && <KeptApart notBefore={notBefore} />}
      <div className={styles['actions']}>
        {state === 'QUEUED' && !isKeptApart && <Button onClick={() => void sendAgain(id)}>{t('sendNow')}</Button>}
        <LinkButton to="/threads/write" search={{ item: id }}>
          {t(isAnother ? 'again' : isRefused ? 'correct' : 'edit')}
        </LinkButton>
        <LinkButton to="/outbox">{t('outbox')}</LinkButton>
      </div>
    </Card>
  );
}
