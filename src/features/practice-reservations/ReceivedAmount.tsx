import { useState } from 'react';
import type { PracticeManualPayment } from '#contract/payment/practice-payment.schema.ts';
import { latePart } from '#src/page/late-part.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { formatInstant } from '#contract/dates-in-words.ts';
import { earlierAmounts } from './earlier-amounts.ts';
import type { CardPartProps } from './card-part.ts';
import styles from './CardPayment.module.css';

const AmountModal = latePart(async () => (await import('./AmountModal.tsx')).AmountModal, { Missing: MissingPart });

/** What came in by money order, with what was noted before, and the practice's own note. */
export function ReceivedAmount({ manualPayment, ...part }: CardPartProps & { manualPayment: PracticeManualPayment }) {
  const t = useMessages('practice-reservations');
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const { amountReceivedMillimes, note } = manualPayment;
  const { timeZone } = part.reservation.therapist;
  return (
    <div className={styles['received']}>
      {amountReceivedMillimes !== null && <p>{t('received', { amount: formatMillimes(amountReceivedMillimes, locale) })}</p>}
      {earlierAmounts(manualPayment).map(({ amount, at }) => (
        <p key={at} className={styles['quiet']}>
          {t('receivedBefore', {
            amount: amount === null ? t('amountUnknown') : formatMillimes(amount, locale),
            date: formatInstant(at, 'short', locale, timeZone),
          })}
        </p>
      ))}
      {note && <p className={styles['quiet']}>{t('practiceNote', { note })}</p>}
      <Button variant="plain" onClick={() => setIsOpen(true)}>
        {t(amountReceivedMillimes === null && !note ? 'noteAmount' : 'correctAmount')}
      </Button>
      {isOpen && <AmountModal {...part} manualPayment={manualPayment} onClose={() => setIsOpen(false)} />}
    </div>
  );
}
