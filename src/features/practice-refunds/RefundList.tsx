import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OpenProof } from '#src/features/practice-reservations/OpenProof.tsx';
import type { Desk } from '#src/features/practice-reservations/use-desk.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { BeyondTheEnd } from '#src/practice/BeyondTheEnd.tsx';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { ListPages } from '#src/practice/ListPages.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { RefundCard } from './RefundCard.tsx';
import { refundQueries } from './refunds.queries.ts';
import styles from './Refunds.module.css';
import { writeRefundsSearch, type RefundsSearch } from './refunds-search.ts';

export function RefundList({ search, desk }: { search: RefundsSearch; desk: Desk }) {
  const t = useMessages('practice-refunds');
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const { data, isPending, refetch } = useQuery(refundQueries.list(useApiClient(), search));
  if (isPending) return <PendingCard />;
  if (!data) return <ListFailure onRetry={() => void refetch()} />;
  const { status } = search;
  if (data.items.length === 0 && data.total > 0) return <BeyondTheEnd start={writeRefundsSearch({ ...search, page: 1 })} />;
  if (data.items.length === 0) {
    return (
      <EmptyState icon={<CheckIcon size={28} />} title={t(`emptyTitle.${status}`)}>
        <p>{t(`emptyText.${status}`)}</p>
      </EmptyState>
    );
  }
  const amount = formatMillimes(data.totalMillimes, locale);
  return (
    <>
      <p className={styles['sum']}>{t(`sum.${status}`, { count: data.total, amount })}</p>
      <ul className={styles['list']}>
        {data.items.map((refund) => (
          <li key={refund.id}>
            <RefundCard refund={refund} now={now} desk={desk} />
          </li>
        ))}
      </ul>
      <OpenProof reservations={data.items.map(({ reservation }) => reservation)} now={now} desk={desk} />
      <ListPages page={data} searchOf={(page) => writeRefundsSearch({ ...search, page })} />
    </>
  );
}
