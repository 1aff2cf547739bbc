import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { BeyondTheEnd } from '#src/practice/BeyondTheEnd.tsx';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { ListPages } from '#src/practice/ListPages.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { InfoIcon } from '#src/ui/icons/InfoIcon.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { RecordTable } from '#src/ui/RecordTable.tsx';
import { auditColumns } from './audit-columns.tsx';
import { auditQueries } from './audit.queries.ts';
import { ExportAudit } from './ExportAudit.tsx';
import { writeAuditSearch, type AuditSearch } from './audit-search.ts';

export function AuditList({ search }: { search: AuditSearch }) {
  const t = useMessages('practice-audit');
  const tPractice = useMessages('practice');
  const locale = useLocale();
  const { data, isPending, refetch } = useQuery({ ...auditQueries.list(useApiClient(), search), placeholderData: keepPreviousData });
  if (isPending) return <PendingCard />;
  if (!data) return <ListFailure onRetry={() => void refetch()} />;
  if (data.items.length === 0 && data.total > 0) return <BeyondTheEnd start={writeAuditSearch({ ...search, page: 1 })} />;
  if (data.items.length === 0) {
    return (
      <EmptyState icon={<InfoIcon size={28} />} title={t('emptyTitle')}>
        <p>{t('emptyText')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <div>
        <ExportAudit search={search} />
      </div>
      <RecordTable
        caption={t('title')}
        columns={auditColumns(t, tPractice, locale)}
        rows={data.items}
        keyOf={({ position }) => String(position)}
      />
      <ListPages page={data} searchOf={(page) => writeAuditSearch({ ...search, page })} />
    </>
  );
}
