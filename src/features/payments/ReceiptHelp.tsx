import { useMessages } from '#src/page/messages.ts';
import receipt from './receipt.svg';
import styles from './Payment.module.css';

/** What is given at the counter looks like, and which of its numbers is the code. */
export function ReceiptHelp() {
  const t = useMessages('payments');
  return (
    <details className={styles['receipt']}>
      <summary>{t('receiptHelp')}</summary>
      <img src={receipt} alt={t('receiptPicture')} width={320} height={264} loading="lazy" />
      <p>{t('receiptCode')}</p>
    </details>
  );
}
