import { useSuspenseQuery } from '@tanstack/react-query';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Pagination } from '#src/ui/Pagination.tsx';
import { NoThreads } from './NoThreads.tsx';
import styles from './ThreadList.module.css';
import { ThreadRow } from './ThreadRow.tsx';
import { threadsPageSize, threadsQueries } from './threads.queries.ts';
import { writeThreadsSearch, type ThreadsSearch } from './threads-search.ts';

export function ThreadList({ search }: { search: ThreadsSearch }) {
  const t = useMessages('thread-list');
  const apiClient = useApiClient();
  const { items, total } = useSuspenseQuery(threadsQueries.list(apiClient, search)).data;
  if (items.length === 0) return <NoThreads search={search} isPastTheEnd={total > 0} />;

  const { page } = search;
  const pageCount = Math.ceil(total / threadsPageSize);
  return (
    <>
      <p role="status" className={styles['found']}>
        {search.q && t('foundFor', { count: total, keyword: search.q })}
      </p>
      <ul className={styles['list']}>
        {items.map((thread) => (
          <ThreadRow key={thread.slug} thread={thread} />
        ))}
      </ul>
      <Pagination
        label={t('pages')}
        current={t('pageOf', { page, count: pageCount })}
        previous={page > 1 && { label: t('previousPage'), search: writeThreadsSearch({ ...search, page: page - 1 }) }}
        next={page < pageCount && { label: t('nextPage'), search: writeThreadsSearch({ ...search, page: page + 1 }) }}
      />
    </>
  );
}
