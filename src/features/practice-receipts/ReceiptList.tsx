import { useQuery } from '@tanstack/react-query';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import type { ReceiptPage } from '#contract/payment/receipts.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { BeyondTheEnd } from '#src/practice/BeyondTheEnd.tsx';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { ListPages } from '#src/practice/ListPages.tsx';
import { Card } from '#src/ui/Card.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Facts } from '#src/ui/Facts.tsx';
import { FileIcon } from '#src/ui/icons/FileIcon.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { RecordTable } from '#src/ui/RecordTable.tsx';
import { ExportReceipts } from './ExportReceipts.tsx';
import { receiptColumns } from './receipt-columns.tsx';
import { receiptQueries } from './receipts.queries.ts';
import { writeReceiptsSearch, type ReceiptsSearch } from './receipts-search.ts';

interface ReceiptListProps {
  search: ReceiptsSearch;
  thisMonth: string;
}

export function ReceiptList({ search, thisMonth }: ReceiptListProps) {
  const t = useMessages('practice-receipts');
  const locale = useLocale();
  const { data, isPending, refetch } = useQuery(receiptQueries.list(useApiClient(), search));
  if (isPending) return <PendingCard />;
  if (!data) return <ListFailure onRetry={() => void refetch()} />;
  if (data.items.length === 0 && data.total > 0) return <BeyondTheEnd start={writeReceiptsSearch({ ...search, page: 1 }, thisMonth)} />;
  if (data.items.length === 0) {
    return (
      <EmptyState icon={<FileIcon size={28} />} title={t('emptyTitle')}>
        <p>{t('emptyText')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <Totals page={data} />
      <div>
        <ExportReceipts month={search.month} />
      </div>
      <RecordTable caption={t('title')} columns={receiptColumns(t, locale)} rows={data.items} keyOf={({ id }) => id} />
      <ListPages page={data} searchOf={(page) => writeReceiptsSearch({ ...search, page }, thisMonth)} />
    </>
  );
}

/** What the whole month comes to, and of it what came by each way. */
function Totals({ page: { totals } }: { page: ReceiptPage }) {
  const t = useMessages('practice-receipts');
  const locale = useLocale();
  const amount = (millimes: number) => formatMillimes(millimes, locale);
  const told = (amounts: readonly { method: 'ONLINE' | 'MONEY_ORDER'; millimes: number }[]) => {
    const parts = amounts.filter(({ millimes }) => millimes !== 0);
    const sum = amount(parts.reduce((all, { millimes }) => all + millimes, 0));
    const shares = parts.map(({ method, millimes }) => t(`share.${method}`, { amount: amount(millimes) }));
    return shares.length < 2 ? (shares[0] ?? sum) : `${sum} (${shares.join(', ')})`;
  };
  const whole = (millimesOf: (each: (typeof totals)[number]) => number) =>
    told(totals.map((each) => ({ method: each.method, millimes: millimesOf(each) })));
  return (
    <Card>
      <Facts
        items={[
          { label: t('received'), value: whole(({ receivedMillimes }) => receivedMillimes) },
          { label: t('credited'), value: whole(({ creditedMillimes }) => creditedMillimes) },
          { label: t('net'), value: whole(({ receivedMillimes, creditedMillimes }) => receivedMillimes - creditedMillimes) },
        ]}
      />
    </Card>
  );
}
