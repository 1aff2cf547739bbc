import { useState } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { holds } from '#contract/permissions.ts';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { NotificationState } from './NotificationState.tsx';
import styles from './Notifications.module.css';
import { useNotifications } from './use-notifications.ts';

/** SETTINGS shows every state; INVITATION, beside reservations, only what the person can do something about, until « Plus tard ». */
export type NotificationPlace = 'SETTINGS' | 'INVITATION';

const putOffKey = 'notifications-put-off';

/** Explains notifications first, and asks the browser's question only when the button is pressed. */
export function NotificationCard({ client, place }: { client: AuthClient; place: NotificationPlace }) {
  const t = useMessages('notifications');
  const actions = useNotifications(client.authID);
  const isInvitation = place === 'INVITATION';
  const [isPutOff, setIsPutOff] = useState(() => isInvitation && localStorage.getItem(putOffKey) === 'true');
  const { data: found, isError, refetch } = actions.query;
  const isOn = found?.state === 'ON';
  if (isInvitation && (!found || found.state === 'UNSUPPORTED' || (isPutOff && !isOn))) return null;
  if (!found && !isError) return null;

  function putOff() {
    localStorage.setItem(putOffKey, 'true');
    setIsPutOff(true);
  }
  const later = isInvitation && (
    <Button variant="plain" onClick={putOff}>
      {t('later')}
    </Button>
  );
  const isModerator = holds(client.access, 'ALL_THREADS', 'READ');
  const why = t(holds(client.access, 'RESERVATION', 'READ') ? 'whyPractice' : isModerator ? 'whyModerator' : 'whyClient');
  return (
    <Card as="section" aria-labelledby="notifications-title" className={styles['card']}>
      <h2 id="notifications-title">{t('title')}</h2>
      {found ? (
        <NotificationState found={found} place={place} actions={actions} why={why} later={later} />
      ) : (
        <>
          <p>{t('failed')}</p>
          <div className={styles['actions']}>
            <Button onClick={() => void refetch()}>{t('retry')}</Button>
          </div>
        </>
      )}
    </Card>
  );
}
