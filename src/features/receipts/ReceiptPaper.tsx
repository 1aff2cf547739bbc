import { receiptInWords } from '#contract/payment/receipt-in-words.ts';
import type { PrintedReceipt } from '#contract/payment/receipts.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Card } from '#src/ui/Card.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import styles from './Receipt.module.css';

/** The paper itself: who received how much, from whom, for what, when, and the code that proves it. */
export function ReceiptPaper({ receipt }: { receipt: PrintedReceipt }) {
  const t = useMessages('receipts');
  const { name, practice, fiscalNumberLabel, notice, amount, facts, qrText } = receiptInWords(receipt, useLocale());
  const { qr } = receipt;
  return (
    <Card as="article" className={styles['paper']} aria-labelledby="receipt-number">
      <header className={styles['head']}>
        <div>
          <p className={styles['practice']}>{practice.name}</p>
          <p>{practice.address}</p>
          {practice.fiscalNumber !== '' && (
            <p>
              {fiscalNumberLabel} <bdi dir="ltr">{practice.fiscalNumber}</bdi>
            </p>
          )}
        </div>
        <h1 id="receipt-number">{name}</h1>
      </header>
      {notice !== '' && <p className={styles['notice']}>{notice}</p>}
      <p className={styles['amount']}>{amount}</p>
      <Facts
        isInline
        items={facts.map(({ label, value, code }) => ({
          label,
          value: (
            <>
              <bdi>{value}</bdi>
              {code !== undefined && (
                <>
                  {' · '}
                  <bdi className={styles['code']}>{code}</bdi>
                </>
              )}
            </>
          ),
        }))}
      />
      <div className={styles['proof']}>
        <svg className={styles['qr']} viewBox={`-4 -4 ${qr.size + 8} ${qr.size + 8}`} role="img" aria-label={t('qrLabel')}>
          <path d={qr.path} />
        </svg>
        <p>{qrText}</p>
      </div>
    </Card>
  );
}
