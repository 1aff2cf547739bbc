import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Blog } from '#contract/blogs/blogs.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { BlogRow } from './BlogRow.tsx';
import { blogsQueries } from './blogs.queries.ts';
import styles from './RelatedBlogs.module.css';

export function RelatedBlogs({ blog }: { blog: Blog }) {
  const t = useMessages('blog');
  const apiClient = useApiClient();
  const { data } = useQuery(blogsQueries.related(apiClient, blog));
  const others = (data?.items ?? []).filter(({ slug }) => slug !== blog.slug).slice(0, 3);
  return (
    <section className={styles['related']}>
      {others.length > 0 && (
        <>
          <h2>{t('related')}</h2>
          <ul className={styles['rows']}>
            {others.map((other) => (
              <BlogRow key={other.slug} blog={other} headingLevel={3} />
            ))}
          </ul>
        </>
      )}
      <Link to="/blogs" className={styles['all']}>
        {t('backToBlogs')}
      </Link>
    </section>
  );
}
