import { isWaiting } from '#src/device/outbox.ts';
import { useMessages } from '#src/page/messages.ts';
import { sendNow } from '#src/page/outbox.ts';
import { useIsPast } from '#src/page/use-is-past.ts';
import { useOutbox } from '#src/page/use-outbox.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './Outbox.module.css';
import { OutboxCard } from './OutboxCard.tsx';
import { OthersNote } from './OthersNote.tsx';
import { useHasNetwork } from './use-has-network.ts';

/** What this person has written on this device and how far each thing has come. */
export function OutboxList({ authID }: { authID: string }) {
  const t = useMessages('outbox');
  const entries = useOutbox(authID);
  const hasNetwork = useHasNetwork();
  const waiting = (entries ?? []).filter(isWaiting);
  // Texts that are kept apart from others leave by themselves, in a few minutes.
  const mayAnyLeave = useIsPast(waiting.length === 0 ? 0 : Math.min(...waiting.map(({ notBefore = 0 }) => notBefore)));
  if (!entries) {
    return (
      <div className={styles['page']} aria-busy="true">
        <h1>{t('title')}</h1>
        <Skeleton shape="card" />
      </div>
    );
  }
  if (entries.length === 0) {
    return (
      <div className={styles['page']}>
        <EmptyState
          headingLevel={1}
          icon={<CheckIcon size={28} />}
          title={t('emptyTitle')}
          actions={<LinkButton to="/reservations">{t('reservations')}</LinkButton>}
        >
          <p>{t('emptyText')}</p>
        </EmptyState>
        <OthersNote authID={authID} />
      </div>
    );
  }
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      <p className={styles['quiet']}>{t('intro')}</p>
      {waiting.length > 0 && mayAnyLeave && hasNetwork && (
        <div className={styles['actions']}>
          <Button variant="filled" onClick={() => void sendNow(authID)}>
            {t('sendNow')}
          </Button>
        </div>
      )}
      <ul className={styles['list']}>
        {entries.toReversed().map((entry) => (
          <li key={entry.id}>
            <OutboxCard item={entry} />
          </li>
        ))}
      </ul>
      <OthersNote authID={authID} />
    </div>
  );
}
