import { useSuspenseQuery } from '@tanstack/react-query';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { PillLink, PillNav } from '#src/ui/PillNav.tsx';
import { threadsQueries } from './threads.queries.ts';
import { writeThreadsSearch, type ThreadsSearch } from './threads-search.ts';
import styles from './ThreadFilters.module.css';

/** The order and the category, each as links. */
export function ThreadFilters({ search }: { search: ThreadsSearch }) {
  const t = useMessages('threads');
  const locale = useLocale();
  const apiClient = useApiClient();
  const categories = useSuspenseQuery(threadsQueries.categories(apiClient)).data.items;
  const { q, order, category } = search;
  const listed = order === 'THEME' ? 'HOT' : order;
  return (
    <div className={styles['filters']}>
      <PillNav label={t('order')}>
        <PillLink to="/threads" search={writeThreadsSearch({ q, category })} isCurrent={order === 'HOT'}>
          {t('orderHot')}
        </PillLink>
        <PillLink to="/threads" search={writeThreadsSearch({ q, category, order: 'NEW' })} isCurrent={order === 'NEW'}>
          {t('orderNew')}
        </PillLink>
        {!q && !category && (
          <PillLink to="/threads" search={writeThreadsSearch({ order: 'THEME' })} isCurrent={order === 'THEME'}>
            {t('orderTheme')}
          </PillLink>
        )}
      </PillNav>
      <PillNav label={t('categories')}>
        <PillLink to="/threads" search={writeThreadsSearch({ q, order: listed })} isCurrent={category === ''}>
          {t('allCategories')}
        </PillLink>
        {categories.map(({ slug, name }) => (
          <PillLink
            key={slug}
            to="/threads"
            search={writeThreadsSearch({ q, order: listed, category: slug })}
            isCurrent={category === slug}
          >
            {name[locale]}
          </PillLink>
        ))}
      </PillNav>
    </div>
  );
}
