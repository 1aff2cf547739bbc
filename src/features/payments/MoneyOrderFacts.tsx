import type { Reservation } from '#contract/booking/booking.schema.ts';
import type { Beneficiary } from '#contract/payment/payment.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { DateText } from '#src/ui/DateText.tsx';
import { Facts } from '#src/ui/Facts.tsx';
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
    <Facts
      items={[
        { label: t('amount'), value: <span className={styles['amount']}>{amount}</span> },
        { label: t('beneficiary'), value: beneficiary ? <BeneficiaryLines {...beneficiary} /> : <Skeleton /> },
        holdUntil
          ? {
              label: t('deadline'),
              value: <DateText instant={holdUntil} format="dayAndTime" language={locale} timeZone={therapist.timeZone} />,
            }
          : undefined,
      ]}
    />
  );
}

function BeneficiaryLines({ name, address }: Beneficiary) {
  const locale = useLocale();
  return (
    <>
      {name}
      <span className={styles['address']}>{address[locale]}</span>
    </>
  );
}
