import { defaultTimeZone } from '#contract/constants.ts';
import { Link } from '@tanstack/react-router';
import type { ThreadSummary } from '#contract/threads/threads.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { classNames } from '#src/ui/class-names.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import metaLine from '#src/ui/MetaLine.module.css';
import wholeLink from '#src/ui/WholeLink.module.css';
import meta from './ThreadMeta.module.css';
import styles from './ThreadRow.module.css';

/** A thread in the list: its text first, then quietly who wrote it, about what, and how many answered, the last one when. */
export function ThreadRow({ thread, headingLevel = 2 }: { thread: ThreadSummary; headingLevel?: 2 | 3 }) {
  const t = useMessages('threads');
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  const { slug, title, excerpt, language, direction, contentNote, pseudonym, commentCount, lastCommentAt, category } = thread;
  const dateOf = (instant: string) => formatInstant(instant, 'date', locale, defaultTimeZone);
  return (
    <li className={styles['row']} dir={direction}>
      <Heading lang={language} className={styles['title']}>
        <Link to="/threads/$slug" params={{ slug }} className={wholeLink['link']}>
          {title}
        </Link>
      </Heading>
      {/* A text that asks for care shows its note in place of its words. */}
      {contentNote ? (
        <p className={styles['note']}>
          <strong lang={locale} dir="ltr">
            {t('contentNote')}
          </strong>{' '}
          <bdi lang={language}>{contentNote}</bdi>
        </p>
      ) : (
        <p lang={language} className={styles['excerpt']}>
          {excerpt}
        </p>
      )}
      <p className={classNames(metaLine['meta'], meta['meta'])}>
        <bdi>{pseudonym}</bdi>
        <span>{category.name[locale]}</span>
        {/* A list that was kept by an earlier build does not have it. */}
        <span>{lastCommentAt ? t('answered', { count: commentCount, date: dateOf(lastCommentAt) }) : dateOf(thread.createdAt)}</span>
      </p>
    </li>
  );
}
