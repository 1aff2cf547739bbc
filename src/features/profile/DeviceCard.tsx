import type { Device } from '#contract/auth/devices.schema.ts';
import { openModal } from '#src/session/modals.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { formatInstant } from '#contract/dates-in-words.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { deviceTimeZone } from '#src/ui/device-time-zone.ts';
import styles from './DeviceList.module.css';

interface DeviceCardProps {
  device: Device;
  isPending: boolean;
  onRevoke: () => void;
}

export function DeviceCard({ device, isPending, onRevoke }: DeviceCardProps) {
  const t = useMessages('profile');
  const locale = useLocale();
  const { browser, system, createdAt, lastUsedAt, isCurrent } = device;
  const name = browser && system ? t('deviceOf', { browser, system }) : (browser ?? system ?? t('unknownDevice'));
  const deviceZone = deviceTimeZone();
  const moment = (instant: string) => formatInstant(instant, 'short', locale, deviceZone);
  return (
    <Card as="li" className={styles['device']}>
      <h2>{name}</h2>
      {isCurrent && <StatusBadge tone="ok">{t('thisDevice')}</StatusBadge>}
      <div className={styles['times']}>
        <p>{t('signedInOn', { moment: moment(createdAt) })}</p>
        <p>{t('lastUsedOn', { moment: moment(lastUsedAt) })}</p>
      </div>
      {isCurrent ? (
        <Button onClick={() => openModal('logout', {})}>{t('signOut')}</Button>
      ) : (
        <Button aria-label={t('revokeDeviceNamed', { name })} isPending={isPending} onClick={onRevoke}>
          {t('revokeDevice')}
        </Button>
      )}
    </Card>
  );
}
