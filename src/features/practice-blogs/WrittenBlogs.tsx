import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { blogStatuses } from '#contract/blogs/blogs.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { BeyondTheEnd } from '#src/practice/BeyondTheEnd.tsx';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { ListPages } from '#src/practice/ListPages.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { SearchForm } from '#src/ui/form/SearchForm.tsx';
import { ArticlesIcon } from '#src/ui/icons/ArticlesIcon.tsx';
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { PillLink, PillNav } from '#src/ui/PillNav.tsx';
import { RecordTable } from '#src/ui/RecordTable.tsx';
import { BlogStatusBadge } from './BlogStatusBadge.tsx';
import { keywordMaxLength, readBlogsSearch, writeBlogsSearch, type WrittenBlogsSearch } from './blogs-search.ts';
import styles from './WrittenBlogs.module.css';
import { writtenBlogsQueries } from './written-blogs.queries.ts';

/** Every article in whatever status, with the way to write another. */
export function WrittenBlogs() {
  const t = useMessages('practice-blogs');
  const navigate = useNavigate();
  const search = readBlogsSearch(useSearch({ strict: false }));
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles['intro']}>{t('intro')}</p>
      <div>
        <LinkButton to="/practice/articles/$id" params={{ id: 'new' }} variant="filled">
          <PlusIcon size={20} />
          {t('write')}
        </LinkButton>
      </div>
      <PillNav label={t('statusLabel')}>
        {[undefined, ...blogStatuses].map((status) => (
          <PillLink
            key={status ?? 'all'}
            to="/practice/articles"
            search={writeBlogsSearch({ ...search, page: 1, status })}
            isCurrent={search.status === status}
          >
            {t(status ? `many.${status}` : 'all')}
          </PillLink>
        ))}
      </PillNav>
      <SearchForm
        keyword={search.q}
        label={t('searchLabel')}
        submitLabel={t('search')}
        maxLength={keywordMaxLength}
        autoComplete="off"
        onSearch={(q) => void navigate({ to: '/practice/articles', search: writeBlogsSearch({ ...search, page: 1, q }) })}
      />
      <BlogTable search={search} />
    </>
  );
}

function BlogTable({ search }: { search: WrittenBlogsSearch }) {
  const t = useMessages('practice-blogs');
  const locale = useLocale();
  const { data, isPending, refetch } = useQuery({
    ...writtenBlogsQueries.list(useApiClient(), search),
    placeholderData: keepPreviousData,
  });
  if (isPending) return <PendingCard />;
  if (!data) return <ListFailure onRetry={() => void refetch()} />;
  if (data.items.length === 0 && data.total > 0) return <BeyondTheEnd start={writeBlogsSearch({ ...search, page: 1 })} />;
  if (data.items.length === 0) {
    const isSearched = search.q !== '' || search.status !== undefined;
    return (
      <EmptyState icon={<ArticlesIcon size={28} />} title={t('emptyTitle')}>
        <p>{t(isSearched ? 'emptySearch' : 'emptyText')}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <RecordTable
        caption={t('title')}
        columns={[
          {
            key: 'title',
            label: t('columns.title'),
            cell: ({ id, title, language }) => (
              <Link to="/practice/articles/$id" params={{ id }} lang={language} dir="auto">
                {title}
              </Link>
            ),
          },
          {
            key: 'status',
            label: t('columns.status'),
            cell: ({ status, publishAt }) => (
              <div>
                <BlogStatusBadge status={status} />
                {publishAt && (
                  <div className={styles['instant']}>
                    <DateText instant={publishAt} format="short" language={locale} timeZone={defaultTimeZone} />
                  </div>
                )}
              </div>
            ),
          },
          {
            key: 'categories',
            label: t('columns.categories'),
            cell: ({ categories }) => categories.map(({ name }) => name[locale]).join(', ') || t('noCategory'),
          },
          {
            key: 'updatedAt',
            label: t('columns.updatedAt'),
            cell: ({ updatedAt }) => <DateText instant={updatedAt} format="date" language={locale} timeZone={defaultTimeZone} />,
          },
        ]}
        rows={data.items}
        keyOf={({ id }) => id}
      />
      <ListPages page={data} searchOf={(page) => writeBlogsSearch({ ...search, page })} />
    </>
  );
}
