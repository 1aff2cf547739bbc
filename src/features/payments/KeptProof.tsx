import { useState } from 'react';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { sendNow } from '#src/page/outbox.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { formatInstant } from '#src/ui/dates.ts';
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx';
import { ClockIcon } from '#src/ui/icons/ClockIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
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
  const [timeZone] = useState(() => new Intl.DateTimeFormat().resolvedOptions().timeZone);
  const { state, sentAt, authID } = item;
  // The first attempt tells nothing before it ends: either the practice has it, or the network is gone.
  const isUnderWay = state === 'SENDING' || (state === 'QUEUED' && item.attempts === 0);
  const words = () => {
    if (sentAt) return t('sentAt', { time: formatInstant(sentAt, 'time', locale, timeZone) });
    return t(isUnderWay ? 'sending' : 'kept');
  };
  return (
    <>
      <div className={classNames(styles['mark'], !sentAt && styles['wait'])}>
        {sentAt ? <CheckIcon size={28} /> : <ClockIcon size={28} />}
      </div>
      <AppointmentHead title={t('keptTitle')} reservation={reservation} isNews />
      <p role="status">{words()}</p>
      <Card>
        <ProofReceipt item={item} timeZone={timeZone} />
      </Card>
      {!sentAt && (
        <div className={styles['actions']}>
          <Button variant="filled" isPending={isUnderWay} onClick={() => void sendNow(authID)}>
            {t('sendNow')}
          </Button>
          <LinkButton to="/outbox">{t('toOutbox')}</LinkButton>
          {!isUnderWay && (
            <Button variant="plain" onClick={onEdit}>
              {t('edit')}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
