import { defaultTimeZone } from '#contract/constants.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import type { PrintedReceipt } from '#contract/payment/receipts.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Card } from '#src/ui/Card.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import styles from './Receipt.module.css';

/** The paper itself: who received how much, from whom, for what, when, and the code that proves it. */
export function ReceiptPaper({ receipt }: { receipt: PrintedReceipt }) {
  const t = useMessages('receipts');
  const locale = useLocale();
  const { kind, number, issuedAt, practice, clientName, service, sessionAt, therapistName, method, reference, corrects, cause, qr } =
    receipt;
  const session = formatInstant(sessionAt, 'short', locale, defaultTimeZone);
  return (
    <Card as="article" className={styles['paper']} aria-labelledby="receipt-number">
      <header className={styles['head']}>
        <div>
          <p className={styles['practice']}>{practice.name}</p>
          <p>{practice.address[locale]}</p>
          {practice.fiscalNumber && (
            <p>
              {t('fiscalNumber')} <bdi dir="ltr">{practice.fiscalNumber}</bdi>
            </p>
          )}
        </div>
        <h1 id="receipt-number">{t(`kinds.${kind}`, { number })}</h1>
      </header>
      {receipt.correctedBy && <p className={styles['notice']}>{t('correctedBy', { number: receipt.correctedBy })}</p>}
      <p className={styles['amount']}>{formatMillimes(receipt.amountMillimes, locale)}</p>
      <Facts
        isInline
        items={[
          { label: t('issuedOn'), value: formatInstant(issuedAt, 'date', locale, defaultTimeZone) },
          { label: t('issuedTo'), value: <bdi>{clientName ?? t('formerClient')}</bdi> },
          { label: t('session'), value: `${service[locale]}, ${session}` },
          { label: t('therapist'), value: therapistName },
          {
            label: t(`paidBy.${kind}`),
            value: (
              <>
                {t(`methods.${method}`)}
                {reference && (
                  <>
                    {' · '}
                    <bdi className={styles['code']}>{reference}</bdi>
                  </>
                )}
              </>
            ),
          },
          corrects !== null && cause !== null ? { label: t(`cause.${cause}`), value: corrects } : undefined,
        ]}
      />
      <div className={styles['proof']}>
        <svg className={styles['qr']} viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`} role="img" aria-label={t('qrLabel')}>
          <path d={qr.path} />
        </svg>
        <p>{t('qrText')}</p>
      </div>
    </Card>
  );
}
