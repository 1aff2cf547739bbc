import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Pagination } from '#src/ui/Pagination.tsx';
import { BlogRow } from './BlogRow.tsx';
import styles from './BlogList.module.css';
import { blogsPageSize, blogsQueries } from './blogs.queries.ts';
import { writeBlogsSearch, type BlogsSearch } from './blogs-search.ts';
import { BlogSortForm } from './BlogSortForm.tsx';
import { LargeBlog } from './LargeBlog.tsx';
import { NoBlogs } from './NoBlogs.tsx';

export function BlogList({ search }: { search: BlogsSearch }) {
  const t = useMessages('blog-list');
  const locale = useLocale();
  const apiClient = useApiClient();
  const { data } = useSuspenseQuery(blogsQueries.list(apiClient, search));
  const { items, total, totalIsCapped } = data;
  const [first, ...others] = items;
  if (!first) return <NoBlogs search={search} isPastTheEnd={total > 0} />;

  const pageCount = Math.ceil(total / blogsPageSize);
  const values = { count: total, keyword: search.q };
  return (
    <>
      <div className={styles['bar']}>
        <p role="status">{totalIsCapped ? t('foundMany', values) : t(search.q ? 'foundFor' : 'found', values)}</p>
        {/* What was searched comes closest first, whatever order is asked for. */}
        {!search.q && <BlogSortForm search={search} />}
      </div>
      {items.some(({ language }) => language !== locale) && <p className={styles['note']}>{t('otherLanguageNote')}</p>}
      <LargeBlog blog={first} />
      <ul className={styles['rows']}>
        {others.map((blog) => (
          <BlogRow key={blog.slug} blog={blog} />
        ))}
      </ul>
      <Pagination
        label={t('pages')}
        current={t('pageOf', { page: search.page, count: pageCount })}
        previous={search.page > 1 && { label: t('previousPage'), search: writeBlogsSearch({ ...search, page: search.page - 1 }) }}
        next={search.page < pageCount && { label: t('nextPage'), search: writeBlogsSearch({ ...search, page: search.page + 1 }) }}
      />
    </>
  );
}
