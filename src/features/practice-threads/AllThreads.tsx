import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { defaultTimeZone } from '#contract/constants.ts';
import { threadStatuses } from '#contract/threads/threads.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { BeyondTheEnd } from '#src/practice/BeyondTheEnd.tsx';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { ListPages } from '#src/practice/ListPages.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { SearchForm } from '#src/ui/form/SearchForm.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { SearchIcon } from '#src/ui/icons/SearchIcon.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { RecordTable } from '#src/ui/RecordTable.tsx';
import styles from './Moderation.module.css';
import { keywordMaxLength, writeModerationSearch, type ModerationSearch } from './moderation-search.ts';
import { moderationQueries } from './moderation.queries.ts';
import { ThreadStatusBadge } from './ThreadStatusBadge.tsx';

/** Every thread in whatever status, searched and filtered. */
export function AllThreads({ search }: { search: ModerationSearch }) {
  const t = useMessages('practice-threads');
  const navigate = useNavigate();
  const go = (changed: Partial<ModerationSearch>) =>
    void navigate({ to: '/practice/threads', search: writeModerationSearch({ ...search, page: 1, ...changed }) });
  const statuses = threadStatuses.filter((status) => status !== 'DELETED');
  return (
    <>
      <SearchForm
        keyword={search.q}
        label={t('searchLabel')}
        submitLabel={t('search')}
        maxLength={keywordMaxLength}
        autoComplete="off"
        onSearch={(q) => go({ q })}
      />
      <div className={styles['filter']}>
        <Select
          label={t('statusLabel')}
          options={[
            { value: '', label: t('anyStatus') },
            ...statuses.map((status) => ({ value: status as string, label: t(`statuses.${status}`) })),
          ]}
          value={search.status ?? ''}
          onChoose={(chosen) => go({ status: statuses.find((status) => status === chosen) })}
        />
      </div>
      <ThreadTable search={search} />
    </>
  );
}

function ThreadTable({ search }: { search: ModerationSearch }) {
  const t = useMessages('practice-threads');
  const locale = useLocale();
  const { data, isPending, refetch } = useQuery({ ...moderationQueries.all(useApiClient(), search), placeholderData: keepPreviousData });
  if (isPending) return <PendingCard />;
  if (!data) return <ListFailure onRetry={() => void refetch()} />;
  if (data.items.length === 0 && data.total > 0) return <BeyondTheEnd start={writeModerationSearch({ ...search, page: 1 })} />;
  if (data.items.length === 0) {
    return (
      <EmptyState icon={<SearchIcon size={28} />} title={t('emptyTitle')}>
        <p>{t('emptyText')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <RecordTable
        caption={t('all')}
        columns={[
          {
            key: 'title',
            label: t('columns.title'),
            cell: ({ slug, title }) => (
              <Link to="/practice/threads/$slug" params={{ slug }} dir="auto">
                {title}
              </Link>
            ),
          },
          { key: 'status', label: t('columns.status'), cell: ({ status }) => <ThreadStatusBadge status={status} /> },
          { key: 'category', label: t('columns.category'), cell: ({ category }) => category.name[locale] },
          { key: 'replies', label: t('columns.replies'), cell: ({ commentCount }) => commentCount },
          {
            key: 'createdAt',
            label: t('columns.createdAt'),
            cell: ({ createdAt }) => <DateText instant={createdAt} format="date" language={locale} timeZone={defaultTimeZone} />,
          },
        ]}
        rows={data.items}
        keyOf={({ slug }) => slug}
      />
      <ListPages page={data} searchOf={(page) => writeModerationSearch({ ...search, page })} />
    </>
  );
}
