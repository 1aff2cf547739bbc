import type { ReactNode } from 'react';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { DateText } from '#src/ui/DateText.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { CopyButton } from './CopyButton.tsx';
import styles from './Payment.module.css';
import type { MoneyOrderFacts } from './use-money-order.ts';

/** What the order is made out with, each to be copied to the letter. */
export function MoneyOrderFactLines({ facts: { amountMillimes, beneficiary, holdUntil, timeZone } }: { facts: MoneyOrderFacts }) {
  const t = useMessages('payments');
  const locale = useLocale();
  const amount = formatMillimes(amountMillimes, locale);
  const copied = (text: string | undefined, label: string, shown: ReactNode = text) =>
    text === undefined ? (
      <Skeleton />
    ) : (
      <span className={styles['copied']}>
        {shown}
        <CopyButton text={text} label={label} />
      </span>
    );
  return (
    <Facts
      items={[
        { label: t('amount'), value: copied(amount, t('copyAmount'), <span className={styles['amount']}>{amount}</span>) },
        { label: t('beneficiary'), value: copied(beneficiary?.name, t('copyName')) },
        { label: t('address'), value: copied(beneficiary?.address[locale], t('copyAddress')) },
        holdUntil
          ? { label: t('deadline'), value: <DateText instant={holdUntil} format="dayAndTime" language={locale} timeZone={timeZone} /> }
          : undefined,
      ]}
    />
  );
}
