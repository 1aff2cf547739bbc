import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { DateText } from '#src/ui/DateText.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './Payment.module.css';
import type { MoneyOrderFacts } from './use-money-order.ts';

export function MoneyOrderFactLines({ facts: { amountMillimes, beneficiary, holdUntil, timeZone } }: { facts: MoneyOrderFacts }) {
  const t = useMessages('payments');
  const locale = useLocale();
  return (
    <Facts
      items={[
        { label: t('amount'), value: <span className={styles['amount']}>{formatMillimes(amountMillimes, locale)}</span> },
        {
          label: t('beneficiary'),
          value: beneficiary ? (
            <>
              {beneficiary.name}
              <span className={styles['address']}>{beneficiary.address[locale]}</span>
            </>
          ) : (
            <Skeleton />
          ),
        },
        holdUntil
          ? { label: t('deadline'), value: <DateText instant={holdUntil} format="dayAndTime" language={locale} timeZone={timeZone} /> }
          : undefined,
      ]}
    />
  );
}
