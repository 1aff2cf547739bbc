import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { DateText } from '#src/ui/DateText.tsx';
import styles from './Payment.module.css';
import type { ProofPayload } from './submit-money-order.command.ts';

/** What the person can hold against any doubt: what was kept, and when. */
export function ProofReceipt({ item: { payload, createdAt }, timeZone }: { item: OutboxEntry; timeZone: string }) {
  const t = useMessages('payments');
  const locale = useLocale();
  const { transferCode, imageCode } = payload as ProofPayload;
  return (
    <dl className={styles['facts']} aria-label={t('receipt')}>
      <div>
        <dt>{t('code')}</dt>
        <dd dir="ltr">{transferCode}</dd>
      </div>
      {imageCode && (
        <div>
          <dt>{t('imageCode')}</dt>
          <dd>{imageCode}</dd>
        </div>
      )}
      <div>
        <dt>{t('keptAt')}</dt>
        <dd>
          <DateText instant={createdAt} format="dayAndTime" language={locale} timeZone={timeZone} />
        </dd>
      </div>
    </dl>
  );
}
