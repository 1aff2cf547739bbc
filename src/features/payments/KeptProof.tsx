import { useState } from 'react';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { isOffline } from '#src/page/connectivity.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { sendNow } from '#src/page/outbox.ts';
import { usePageState } from '#src/page/page-state.ts';
import { isUnderWay } from '#src/page/under-way.ts';
import { useOutbox } from '#src/page/use-outbox.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { formatInstant } from '#contract/dates-in-words.ts';
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx';
import { ClockIcon } from '#src/ui/icons/ClockIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { deviceTimeZone } from '#src/ui/device-time-zone.ts';
import { OutcomeMark } from '#src/ui/OutcomeMark.tsx';
import { AppointmentHead } from './AppointmentHead.tsx';
import styles from './Payment.module.css';
import { ProofReceipt } from './ProofReceipt.tsx';

interface KeptProofProps {
  item: OutboxEntry;
  /** Undefined while the server cannot be asked. */
  reservation: Reservation | undefined;
  onEdit: () => void;
}

/** A proof that is safe on this device, on its way to the practice, and its receipt. */
export function KeptProof({ item, reservation, onEdit }: KeptProofProps) {
  const t = useMessages('payments');
  const locale = useLocale();
  const [timeZone] = useState(deviceTimeZone);
  const { sentAt, authID } = item;
  const offline = usePageState(isOffline);
  const isOnItsWay = isUnderWay(item, useOutbox(authID) ?? [item], offline);
  const words = () => {
    if (sentAt) return t('sentAt', { time: formatInstant(sentAt, 'time', locale, timeZone) });
    return t(isOnItsWay ? 'sending' : 'kept');
  };
  return (
    <>
      <OutcomeMark isGood={Boolean(sentAt)}>{sentAt ? <CheckIcon size={28} /> : <ClockIcon size={28} />}</OutcomeMark>
      <AppointmentHead title={t('keptTitle')} reservation={reservation} isNews />
      <p role="status">{words()}</p>
      <Card>
        <ProofReceipt item={item} timeZone={timeZone} />
      </Card>
      {!sentAt && (
        <div className={styles['actions']}>
          <Button variant="filled" isPending={isOnItsWay} onClick={() => void sendNow(authID)}>
            {t('sendNow')}
          </Button>
          <LinkButton to="/outbox">{t('toOutbox')}</LinkButton>
          {!isOnItsWay && (
            <Button variant="plain" onClick={onEdit}>
              {t('edit')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
