import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { DateText } from '#src/ui/DateText.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import type { ProofPayload } from './submit-money-order.command.ts';

/** What the person can hold against any doubt: what was kept, and when. */
export function ProofReceipt({ item: { payload, createdAt }, timeZone }: { item: OutboxEntry; timeZone: string }) {
  const t = useMessages('payments');
  const locale = useLocale();
  const { transferCode, imageCode } = payload as ProofPayload;
  return (
    <Facts
      label={t('receipt')}
      items={[
        { label: t('code'), value: transferCode, isLeftToRight: true },
        imageCode ? { label: t('imageCode'), value: imageCode } : undefined,
        { label: t('keptAt'), value: <DateText instant={createdAt} format="dayAndTime" language={locale} timeZone={timeZone} /> },
      ]}
    />
  );
}
