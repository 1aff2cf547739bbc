import { defaultTimeZone } from '#contract/constants.ts';
import type { BlogSummary } from '#contract/blogs/blogs.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { DateText } from '#src/ui/DateText.tsx';
import styles from './BlogMeta.module.css';

/** Categories, reading time and date, in one quiet line. */
export function BlogMeta({ blog }: { blog: BlogSummary }) {
  const t = useMessages('blogs');
  const locale = useLocale();
  return (
    <p className={styles['meta']}>
      <span className={styles['category']}>{blog.categories.map(({ name }) => name[locale]).join(', ')}</span>
      <span>{t('readingMinutes', { count: blog.readingMinutes })}</span>
      <DateText instant={blog.publishedAt} format="date" language={locale} timeZone={defaultTimeZone} />
    </p>
  );
}
