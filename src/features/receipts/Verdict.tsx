import { defaultTimeZone } from '#contract/constants.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import type { ReceiptClaims } from '#contract/payment/receipt-claims.ts';
import { receiptName, receiptWords } from '#contract/payment/receipt-in-words.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Facts } from '#src/ui/Facts.tsx';
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx';
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx';
import styles from './Receipt.module.css';

/** Whether the practice has signed it, and what the paper must then say; null: it has not. */
export function Verdict({ claims }: { claims: ReceiptClaims | null }) {
  const t = useMessages('receipts');
  const locale = useLocale();
  if (!claims) {
    return (
      <p className={classNames(styles['verdict'], styles['bad'])}>
        <AlertIcon size={24} />
        {t('notSigned')}
      </p>
    );
  }
  const { kind, issuedOn, amountMillimes, method, client, practice, fiscalNumber, sessionAt, corrects } = claims;
  const words = receiptWords[locale];
  return (
    <>
      <p className={classNames(styles['verdict'], styles['good'])}>
        <CheckIcon size={24} />
        {t('signed', { practice })}
      </p>
      <p>{t('compare')}</p>
      <Facts
        isInline
        items={[
          { label: t('number'), value: receiptName(claims, locale) },
          { label: t('amount'), value: formatMillimes(amountMillimes, locale) },
          { label: words.issuedOn, value: formatInstant(`${issuedOn}T12:00:00Z`, 'date', locale, 'UTC') },
          { label: words.issuedTo, value: <bdi>{client ?? words.formerClient}</bdi> },
          { label: words.session, value: formatInstant(sessionAt, 'short', locale, defaultTimeZone) },
          { label: words.paidBy[kind], value: words.methods[method] },
          fiscalNumber === '' ? undefined : { label: words.fiscalNumber, value: fiscalNumber, isLeftToRight: true },
          corrects === null ? undefined : { label: t('takesBack'), value: corrects },
        ]}
      />
      {kind === 'RECEIPT' && <p className={styles['notice']}>{t('mayBeTakenBack')}</p>}
    </>
  );
}
