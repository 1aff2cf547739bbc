import { useQuery } from '@tanstack/react-query';
import { refundStatuses, type RefundStatus } from '#contract/payment/refund-status.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { PillLink, PillNav } from '#src/ui/PillNav.tsx';
import { refundQueries } from './refunds.queries.ts';
import { writeRefundsSearch, type RefundsSearch } from './refunds-search.ts';
import styles from './Refunds.module.css';

/** What is owed, what is to be looked for first, and what was given back; the numbers say what is left to do. */
export function RefundTabs({ search }: { search: RefundsSearch }) {
  const t = useMessages('practice-refunds');
  return (
    <PillNav label={t('tabsLabel')}>
      {refundStatuses.map((status) => (
        <PillLink key={status} to="/practice/payments/refunds" search={writeRefundsSearch({ status })} isCurrent={status === search.status}>
          {t(`tabs.${status}`)}
          {status !== 'REFUNDED' && <RefundCount status={status} />}
        </PillLink>
      ))}
    </PillNav>
  );
}

function RefundCount({ status }: { status: RefundStatus }) {
  const { data } = useQuery(refundQueries.count(useApiClient(), status));
  if (!data) return null;
  return <span className={styles['count']}>{data.totalIsCapped ? `${data.total}+` : data.total}</span>;
}
