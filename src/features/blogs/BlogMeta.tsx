import { defaultTimeZone } from '#contract/constants.ts';
import type { BlogSummary } from '#contract/blogs/blogs.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { DateText } from '#src/ui/DateText.tsx';
import metaLine from '#src/ui/MetaLine.module.css';
import styles from './BlogMeta.module.css';
import { useAvailability } from './use-availability.ts';

/** Categories, reading time, date and what can be had without a network, in one quiet line. */
export function BlogMeta({ blog }: { blog: BlogSummary }) {
  const t = useMessages('blogs');
  const locale = useLocale();
  const availability = useAvailability(blog.slug);
  return (
    <p className={metaLine['meta']}>
      <span className={styles['category']}>{blog.categories.map(({ name }) => name[locale]).join(', ')}</span>
      <span>{t('readingMinutes', { count: blog.readingMinutes })}</span>
      <DateText instant={blog.publishedAt} format="date" language={locale} timeZone={defaultTimeZone} />
      {availability === 'KEPT' && <span>{t('availableOffline')}</span>}
      {availability === 'MISSING' && <span className={styles['missing']}>{t('notAvailableOffline')}</span>}
    </p>
  );
}
