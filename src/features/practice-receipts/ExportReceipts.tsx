import { listReceipts } from '#contract/payment/receipts.endpoints.ts';
import type { Receipt, ReceiptPage } from '#contract/payment/receipts.schema.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { csvDinars, csvInstant, type CsvColumn } from '#src/practice/csv.ts';
import { ExportList } from '#src/practice/ExportList.tsx';
import type { Paging } from '#src/practice/read-whole-list.ts';
import { fateWords, signedMillimes } from './receipt-columns.tsx';

const sumOf = (receipts: readonly Receipt[]) => receipts.reduce((sum, receipt) => sum + signedMillimes(receipt), 0);

/** The month's journal, from its first day on, with what it comes to: the same sum as the database's own, or none is written. */
export function ExportReceipts({ month }: { month: string }) {
  const t = useMessages('practice-receipts');
  const locale = useLocale();
  const columns: CsvColumn<Receipt>[] = [
    { heading: t('columns.kind'), cell: ({ kind }) => t(`kinds.${kind}`), total: () => t('total') },
    { heading: t('columns.number'), cell: ({ number }) => number },
    { heading: t('columns.issued'), cell: ({ issuedAt }) => csvInstant(issuedAt) },
    { heading: t('columns.client'), cell: ({ clientName }) => clientName ?? t('formerClient') },
    { heading: t('columns.therapist'), cell: ({ therapistName }) => therapistName },
    { heading: t('columns.service'), cell: ({ service }) => service[locale] },
    { heading: t('columns.session'), cell: ({ sessionAt }) => csvInstant(sessionAt) },
    { heading: t('columns.method'), cell: ({ method }) => t(`methods.${method}`) },
    { heading: t('columns.reference'), cell: ({ reference }) => reference ?? '' },
    {
      heading: t('columns.millimes'),
      isNumber: true,
      cell: (receipt) => String(signedMillimes(receipt)),
      total: (all) => String(sumOf(all)),
    },
    {
      heading: t('columns.dinars'),
      isNumber: true,
      cell: (receipt) => csvDinars(signedMillimes(receipt), locale),
      total: (all) => csvDinars(sumOf(all), locale),
    },
    { heading: t('columns.fate'), cell: (receipt) => fateWords(receipt, t) },
  ];
  const read = (apiClient: ApiClient, paging: Paging) => apiClient.call(listReceipts, { query: { month, ...paging } });
  const isWhole = (receipts: readonly Receipt[], { totals }: ReceiptPage) =>
    sumOf(receipts) === totals.reduce((sum, { receivedMillimes, creditedMillimes }) => sum + receivedMillimes - creditedMillimes, 0);
  return (
    <ExportList
      fileName={t('csvFileName', { month })}
      columns={columns}
      read={read}
      keyOf={({ id }) => id}
      arrange={(receipts, last) => (isWhole(receipts, last) ? receipts.toReversed() : null)}
      exported={(count) => t('exported', { count })}
    />
  );
}
