import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import type { Notifications } from './notifications.queries.ts';
import styles from './Notifications.module.css';
import type { useNotifications } from './use-notifications.ts';

interface NotificationSettingsProps {
  on: Extract<Notifications, { state: 'ON' }>;
  actions: ReturnType<typeof useNotifications>;
}

/** Which news are wanted, a test, and the way out. */
export function NotificationSettings({ on, actions: { test, turnOff, switchKind } }: NotificationSettingsProps) {
  const t = useMessages('notifications');
  return (
    <>
      <fieldset className={styles['kinds']}>
        <legend>{t('kindsTitle')}</legend>
        {on.server.kinds.map(({ kind, isOn }) => (
          <Checkbox
            key={kind}
            label={t(`kinds.${kind}`)}
            checked={isOn}
            onChange={(event) => switchKind.mutate({ on, kind, isOn: event.target.checked })}
          />
        ))}
      </fieldset>
      <div className={styles['actions']}>
        <Button isPending={test.isPending} onClick={() => test.mutate(on)}>
          {t('test')}
        </Button>
        <Button variant="plain" isPending={turnOff.isPending} onClick={() => turnOff.mutate(on)}>
          {t('turnOff')}
        </Button>
      </div>
    </>
  );
}
