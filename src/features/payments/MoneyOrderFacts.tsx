import type { Reservation } from '#contract/booking/booking.schema.ts';
import type { Beneficiary } from '#contract/payment/payment.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { DateText } from '#src/ui/DateText.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './Payment.module.css';

interface MoneyOrderFactsProps {
  reservation: Reservation;
  amount: string;
  /** Undefined while it comes. */
  beneficiary: Beneficiary | undefined;
}

export function MoneyOrderFacts({ reservation, amount, beneficiary }: MoneyOrderFactsProps) {
  const t = useMessages('payments');
  const locale = useLocale();
  const { holdUntil, therapist } = reservation;
  return (
    <dl className={styles['facts']}>
      <div className={styles['amount']}>
        <dt>{t('amount')}</dt>
        <dd>{amount}</dd>
      </div>
      <div>
        <dt>{t('beneficiary')}</dt>
        <dd>
          {beneficiary ? (
            <>
              {beneficiary.name}
              <span className={styles['address']}>{beneficiary.address[locale]}</span>
            </>
          ) : (
            <Skeleton />
          )}
        </dd>
      </div>
      {holdUntil && (
        <div>
          <dt>{t('deadline')}</dt>
          <dd>
            <DateText instant={holdUntil} format="dayAndTime" language={locale} timeZone={therapist.timeZone} />
          </dd>
        </div>
      )}
    </dl>
  );
}
