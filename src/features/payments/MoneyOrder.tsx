import { useRef, useState } from 'react';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { AppointmentHead } from './AppointmentHead.tsx';
import { HoldNotice } from './HoldNotice.tsx';
import { MoneyOrderSteps } from './MoneyOrderSteps.tsx';
import styles from './Payment.module.css';
import { ProofForm } from './ProofForm.tsx';
import { ReceiptHelp } from './ReceiptHelp.tsx';
import { useMoneyOrder } from './use-money-order.ts';

interface MoneyOrderProps {
  authID: string;
  reservationId: string;
  /** Undefined while the server cannot be asked: the proof may be sent all the same. */
  reservation: Reservation | undefined;
  corrected: OutboxEntry | undefined;
}

/** How to pay by money order, and where to send its proof. */
export function MoneyOrder({ authID, reservationId, reservation, corrected }: MoneyOrderProps) {
  const t = useMessages('payments');
  const locale = useLocale();
  const facts = useMoneyOrder(authID, reservationId, reservation);
  const isAgain = reservation?.payment.manualPayment?.status === 'PROOF_REJECTED';
  const camera = useRef<HTMLButtonElement>(null);
  const [openedAt] = useState(() => Date.now());
  function title(): string {
    if (isAgain) return t('resendTitle');
    if (!facts?.holdUntil || Date.parse(facts.holdUntil) <= openedAt) return t('title');
    return t('heldTitle', { until: formatInstant(facts.holdUntil, 'dayAndTime', locale, facts.timeZone) });
  }

  function takePhoto() {
    // Where the picture and what is left to do will be seen.
    document.getElementById('send-title')?.scrollIntoView();
    camera.current?.click();
  }

  return (
    <>
      <AppointmentHead title={title()} reservation={reservation} />
      {!isAgain && facts && <p>{t('toDo', { amount: formatMillimes(facts.amountMillimes, locale) })}</p>}
      {reservation ? <HoldNotice reservation={reservation} /> : <p className={styles['notice']}>{t('unreached')}</p>}
      {facts && <MoneyOrderSteps authID={authID} reservationId={reservationId} facts={facts} onPhoto={takePhoto} />}
      <section className={styles['section']} aria-labelledby="send-title">
        <h2 id="send-title">{t('sendTitle')}</h2>
        <ReceiptHelp />
        <ProofForm authID={authID} reservationId={reservationId} bookedAt={reservation?.createdAt} corrected={corrected} camera={camera} />
      </section>
    </>
  );
}
