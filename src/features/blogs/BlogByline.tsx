import { Link } from '@tanstack/react-router';
import type { Blog } from '#contract/blogs/blogs.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { RichMessage } from '#src/page/RichMessage.tsx';
import { formatInstant } from '#contract/dates-in-words.ts';
import styles from './BlogByline.module.css';

/** Who wrote it, when, and when it was last read over. */
export function BlogByline({ blog: { author, publishedAt, reviewedAt, readingMinutes } }: { blog: Blog }) {
  const t = useMessages('blog');
  const tBlogs = useMessages('blogs');
  const locale = useLocale();
  const on = (instant: string) => ({ date: formatInstant(instant, 'date', locale, defaultTimeZone) });
  return (
    <div className={styles['byline']}>
      {author && (
        <p className={styles['author']}>
          <RichMessage
            text={t('by', { name: author.fullName })}
            parts={{
              author: (words) => (
                <Link to="/therapist/$name" params={{ name: author.slug }}>
                  {words}
                </Link>
              ),
            }}
          />
          , <span>{author.title[locale]}</span>
        </p>
      )}
      <p>
        <time dateTime={publishedAt}>{t('publishedOn', on(publishedAt))}</time>
        {reviewedAt && (
          <>
            {', '}
            <time dateTime={reviewedAt}>{t('reviewedOn', on(reviewedAt))}</time>
          </>
        )}
        {' · '}
        {tBlogs('readingMinutes', { count: readingMinutes })}
      </p>
    </div>
  );
}
