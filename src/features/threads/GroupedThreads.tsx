import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import list from './ThreadList.module.css';
import styles from './GroupedThreads.module.css';
import { NoThreads } from './NoThreads.tsx';
import { ThreadRow } from './ThreadRow.tsx';
import { threadsQueries } from './threads.queries.ts';
import { noThreadsSearch, writeThreadsSearch } from './threads-search.ts';

/** Three threads of each category, with the way to the others. */
export function GroupedThreads() {
  const t = useMessages('thread-list');
  const locale = useLocale();
  const { items } = useSuspenseQuery(threadsQueries.grouped(useApiClient())).data;
  if (items.length === 0) return <NoThreads search={noThreadsSearch} isPastTheEnd={false} />;
  return items.map(({ category, items: threads }) => (
    <section key={category.id} className={styles['group']} aria-labelledby={`group-${category.slug}`}>
      <h2 id={`group-${category.slug}`}>{category.name[locale]}</h2>
      <ul className={list['list']}>
        {threads.map((thread) => (
          <ThreadRow key={thread.slug} thread={thread} headingLevel={3} />
        ))}
      </ul>
      <Link to="/threads" search={writeThreadsSearch({ category: category.slug })} className={styles['all']}>
        {t('allOfCategory', { name: category.name[locale] })}
      </Link>
    </section>
  ));
}
