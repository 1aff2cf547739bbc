import { useRef, useState } from 'react';
import type { Refund } from '#contract/payment/refunds.schema.ts';
import { CardClient } from '#src/features/practice-reservations/CardClient.tsx';
import { CardPayment } from '#src/features/practice-reservations/CardPayment.tsx';
import { staffActions } from '#src/features/practice-reservations/staff-actions.ts';
import { useDecisions } from '#src/features/practice-reservations/use-decisions.ts';
import type { Desk } from '#src/features/practice-reservations/use-desk.ts';
import { latePart } from '#src/page/late-part.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { formatInstant } from '#contract/dates-in-words.ts';
import styles from './Refunds.module.css';
import { whyRefunded } from './why-refunded.ts';

const PayRefundModal = latePart(async () => (await import('./PayRefundModal.tsx')).PayRefundModal, { Missing: MissingPart });

interface RefundCardProps {
  refund: Refund;
  now: Date;
  desk: Desk;
}

/** One amount: to whom, how much, why and since when, how it came in, and what is to be done about it. */
export function RefundCard({ refund, now, desk }: RefundCardProps) {
  const t = useMessages('practice-refunds');
  const locale = useLocale();
  const card = useRef<HTMLDivElement>(null);
  const [isPaying, setIsPaying] = useState(false);
  const { id, reservation, status, method, paidUnder, paid, since } = refund;
  const { service, therapist } = reservation;
  const { decision, notice } = useDecisions(reservation, desk);
  const actions = staffActions(reservation, now);
  const why = whyRefunded(refund);
  const instant = (of: string, style: 'date' | 'dayAndTime') => formatInstant(of, style, locale, therapist.timeZone);
  return (
    <Card as="article" ref={card} tabIndex={-1} className={styles['card']} aria-labelledby={`who-${id} amount-${id}`}>
      <p id={`amount-${id}`} className={styles['amount']}>
        {formatMillimes(refund.amountMillimes, locale)}
      </p>
      <CardClient reservation={reservation} headingId={`who-${id}`} />
      <p>{t(why.key)}</p>
      {why.reason && <p className={styles['quiet']}>{t('reasonWas', { reason: why.reason })}</p>}
      <dl className={styles['facts']}>
        <dt>{t('session')}</dt>
        <dd>
          {service.name[locale]}, {instant(reservation.startDateTime, 'dayAndTime')}
        </dd>
        <dt>{t(paid ? 'owedSince' : 'since')}</dt>
        <dd>{instant(since, 'date')}</dd>
        <dt>{t('cameBy')}</dt>
        <dd>
          {t(`by.${method}`)}
          {paidUnder && (
            <>
              {' · '}
              <bdi dir="ltr" className={styles['code']}>
                {paidUnder}
              </bdi>
            </>
          )}
        </dd>
        {paid && (
          <>
            <dt>{t('paidOn')}</dt>
            <dd>
              {instant(`${paid.refundedOn}T12:00:00Z`, 'date')} · <bdi className={styles['code']}>{paid.reference}</bdi>
            </dd>
          </>
        )}
      </dl>
      {notice && <p className={styles['notice']}>{notice}</p>}
      {status === 'REFUND_TO_CHECK' && (
        <CardPayment
          reservation={reservation}
          actions={actions}
          decision={decision}
          card={card}
          onViewProof={() => desk.view(reservation.id)}
        />
      )}
      {status === 'REFUND_DUE' && (
        <div>
          <Button variant="filled" onClick={() => setIsPaying(true)}>
            {t('pay')}
          </Button>
        </div>
      )}
      {isPaying && <PayRefundModal refund={refund} desk={desk} onClose={() => setIsPaying(false)} />}
    </Card>
  );
}
