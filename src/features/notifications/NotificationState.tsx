import type { ReactNode } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import type { NotificationPlace } from './NotificationCard.tsx';
import type { Notifications } from './notifications.queries.ts';
import styles from './Notifications.module.css';
import { NotificationSettings } from './NotificationSettings.tsx';
import type { useNotifications } from './use-notifications.ts';

interface NotificationStateProps {
  found: Notifications;
  place: NotificationPlace;
  actions: ReturnType<typeof useNotifications>;
  /** What notifications are good for, to this person. */
  why: string;
  /** « Plus tard », where it is offered. */
  later: ReactNode;
}

export function NotificationState({ found, place, actions, why, later }: NotificationStateProps) {
  const t = useMessages('notifications');
  if (found.state === 'ON') {
    const settings = <NotificationSettings on={found} actions={actions} />;
    if (place === 'INVITATION')
      return (
        <details className={styles['details']}>
          <summary>{t('on')}</summary>
          {settings}
        </details>
      );
    return (
      <>
        <p>{t('on')}</p>
        {settings}
      </>
    );
  }
  if (found.state !== 'OFF') {
    return (
      <>
        <p>{t(`obstacles.${found.state}`)}</p>
        {later && <div className={styles['actions']}>{later}</div>}
      </>
    );
  }
  const { turnOn, askToTurnOn } = actions;
  return (
    <>
      <p>{why}</p>
      <div className={styles['actions']}>
        <Button isPending={turnOn.isPending} onClick={() => void askToTurnOn(found)}>
          {t('turnOn')}
        </Button>
        {later}
      </div>
    </>
  );
}
