import { useEffect, useRef, type ReactNode } from 'react';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import type { MessageKey } from '#src/page/namespaces.ts';
import { Card } from '#src/ui/Card.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx';
import { InfoIcon } from '#src/ui/icons/InfoIcon.tsx';
import { OutcomeMark } from '#src/ui/OutcomeMark.tsx';
import styles from './CardPayment.module.css';
import type { CardStage } from './card-stage.ts';

export type Outcome = Exclude<CardStage, 'TO_PAY'>;
type Key = MessageKey<'card-payments'>;

interface Words {
  title: Key;
  text: Key;
  isGood: boolean;
  /** Whether money was taken, and whether the slot is kept. */
  money?: Key;
  slot?: Key;
}

const wordsOf: Record<Outcome, Words> = {
  PAID: { title: 'paidTitle', text: 'paidText', isGood: true, money: 'moneyPaid', slot: 'slotWaits' },
  FINALISED: { title: 'finalisedTitle', text: 'finalisedText', isGood: true, money: 'moneyPaid', slot: 'slotStands' },
  FAILED: { title: 'failedTitle', text: 'failedText', isGood: false, money: 'moneyNone', slot: 'slotFreed' },
  TOO_LATE: { title: 'tooLateTitle', text: 'tooLateText', isGood: false, money: 'moneyLate', slot: 'slotFreed' },
  PAID_TWICE: { title: 'paidTwiceTitle', text: 'paidTwiceText', isGood: true, money: 'moneyTwice', slot: 'slotStands' },
  REFUND_DUE: { title: 'refundDueTitle', text: 'refundDueText', isGood: false, money: 'moneyDue', slot: 'slotGone' },
  REFUNDED: { title: 'refundedTitle', text: 'refundedText', isGood: true, money: 'moneyBack', slot: 'slotGone' },
  CLOSED: { title: 'closedTitle', text: 'closedText', isGood: false },
};

interface CardOutcomeProps {
  stage: Outcome;
  /** It has just taken the place of another screen, whose focus is gone with it. */
  isNews: boolean;
  /** The appointment it is about, where that may be told. */
  reservation?: Reservation | undefined;
  /** The same in the words of every page of payment, or what stands in its place. */
  appointment?: ReactNode;
  actions: ReactNode;
}

/** What came of a payment by card: which appointment, the money, the slot, what comes next, and what to do. */
export function CardOutcome({ stage, isNews, reservation, appointment, actions }: CardOutcomeProps) {
  const t = useMessages('card-payments');
  const tellReservations = useMessages('reservations');
  const locale = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, text, isGood, money, slot } = wordsOf[stage];

  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);

  const amount = reservation && formatMillimes(reservation.payment.amountMillimes, locale);
  return (
    <div className={styles['column']}>
      <OutcomeMark isGood={isGood}>{isGood ? <CheckIcon size={28} /> : <InfoIcon size={28} />}</OutcomeMark>
      <h1 ref={heading} tabIndex={-1}>
        {t(title)}
      </h1>
      <div role="status" className={styles['words']}>
        {/* In the words of every page where a payment failed. */}
        {stage === 'FAILED' && <p>{tellReservations('paymentFailed')}</p>}
        <p>{t(text)}</p>
      </div>
      {appointment}
      {amount && (
        <Card>
          <Facts
            isInline
            items={[
              money && { label: t('moneyLabel'), value: t(money, { amount }) },
              slot && { label: t('slotLabel'), value: t(slot) },
              stage === 'PAID' ? { label: t('refusalLabel'), value: t('refusalText', { amount }) } : undefined,
            ]}
          />
        </Card>
      )}
      {actions}
    </div>
  );
}
