import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '#src/page/messages.ts';
import type { MessageKey } from '#src/page/namespaces.ts';
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx';
import { InfoIcon } from '#src/ui/icons/InfoIcon.tsx';
import { OutcomeMark } from '#src/ui/OutcomeMark.tsx';
import styles from './CardPayment.module.css';
import type { CardStage } from './card-stage.ts';

export type Outcome = Exclude<CardStage, 'TO_PAY'>;

interface Words {
  title: MessageKey<'card-payments'>;
  /** Absent: the sentence that a reservation whose payment failed says everywhere. */
  text?: MessageKey<'card-payments'>;
  isGood: boolean;
}

const wordsOf: Record<Outcome, Words> = {
  PAID: { title: 'paidTitle', text: 'paidText', isGood: true },
  FINALISED: { title: 'finalisedTitle', text: 'finalisedText', isGood: true },
  FAILED: { title: 'failedTitle', isGood: false },
  TOO_LATE: { title: 'tooLateTitle', text: 'tooLateText', isGood: false },
  PAID_TWICE: { title: 'paidTwiceTitle', text: 'paidTwiceText', isGood: true },
  REFUND_DUE: { title: 'refundDueTitle', text: 'refundDueText', isGood: false },
  REFUNDED: { title: 'refundedTitle', text: 'refundedText', isGood: true },
  CLOSED: { title: 'closedTitle', text: 'closedText', isGood: false },
};

interface CardOutcomeProps {
  stage: Outcome;
  /** It has just taken the place of another screen, whose focus is gone with it. */
  isNews: boolean;
  /** The appointment it is about, where that may be told. */
  children?: ReactNode;
  actions: ReactNode;
}

/** What came of a payment by card, and what to do next. */
export function CardOutcome({ stage, isNews, children, actions }: CardOutcomeProps) {
  const t = useMessages('card-payments');
  const tellReservations = useMessages('reservations');
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, text, isGood } = wordsOf[stage];

  useEffect(() => {
    if (isNews) heading.current?.focus();
  }, [isNews]);

  return (
    <div className={styles['outcome']}>
      <OutcomeMark isGood={isGood}>{isGood ? <CheckIcon size={28} /> : <InfoIcon size={28} />}</OutcomeMark>
      <h1 ref={heading} tabIndex={-1}>
        {t(title)}
      </h1>
      {children}
      <p role="status">{text ? t(text) : tellReservations('paymentFailed')}</p>
      <div className={styles['actions']}>{actions}</div>
    </div>
  );
}
