import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { BeyondTheEnd } from '#src/practice/BeyondTheEnd.tsx';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { ListPages } from '#src/practice/ListPages.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { SearchIcon } from '#src/ui/icons/SearchIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { RecordTable } from '#src/ui/RecordTable.tsx';
import { clientColumns } from './client-columns.tsx';
import { clientQueries } from './clients.queries.ts';
import styles from './Clients.module.css';
import { writeClientsSearch, type ClientsSearch } from './clients-search.ts';
import { ExportClients } from './ExportClients.tsx';

export function ClientList({ search }: { search: ClientsSearch }) {
  const t = useMessages('practice-clients');
  const tPractice = useMessages('practice');
  const locale = useLocale();
  const { data, isPending, refetch } = useQuery({ ...clientQueries.list(useApiClient(), search), placeholderData: keepPreviousData });
  if (isPending) return <PendingCard />;
  if (!data) return <ListFailure onRetry={() => void refetch()} />;
  if (data.items.length === 0 && data.total > 0) return <BeyondTheEnd start={writeClientsSearch({ ...search, page: 1 })} />;
  if (data.items.length === 0) {
    return (
      <EmptyState
        icon={<SearchIcon size={28} />}
        title={t('emptyTitle')}
        actions={<LinkButton to="/practice/clients">{t('showAll')}</LinkButton>}
      >
        <p>{t('emptyText')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <div className={styles['above']}>
        <p className={styles['count']} role="status">
          {t(data.totalIsCapped ? 'countMore' : 'count', { count: data.total })}
        </p>
        <ExportClients search={search} />
      </div>
      <RecordTable
        caption={t('title')}
        columns={clientColumns(t, tPractice, locale, search)}
        rows={data.items}
        keyOf={({ authID }) => authID}
      />
      <ListPages page={data} searchOf={(page) => writeClientsSearch({ ...search, page })} />
    </>
  );
}
