import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ThreadRow } from './ThreadRow.tsx';
import { threadsQueries } from './threads.queries.ts';
import list from './ThreadList.module.css';
import styles from './OtherThreads.module.css';

const howMany = 3;

/** What to read next: threads that the practice has picked, then those most followed. */
export function OtherThreads({ slug }: { slug: string }) {
  const t = useMessages('thread');
  const { data } = useQuery(threadsQueries.featured(useApiClient()));
  const others = (data?.items ?? []).filter((thread) => thread.slug !== slug).slice(0, howMany);
  if (others.length === 0) return null;
  return (
    <section className={styles['others']} aria-labelledby="other-threads">
      <h2 id="other-threads">{t('otherThreads')}</h2>
      <ul className={list['list']}>
        {others.map((thread) => (
          <ThreadRow key={thread.slug} thread={thread} headingLevel={3} />
        ))}
      </ul>
    </section>
  );
}
