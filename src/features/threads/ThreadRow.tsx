import { Link } from '@tanstack/react-router';
import type { ThreadSummary } from '#contract/threads/threads.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import wholeLink from '#src/ui/WholeLink.module.css';
import styles from './ThreadRow.module.css';
import { ThreadMeta } from './ThreadMeta.tsx';

/** A thread in the list: its text first, who and when in one quiet line. */
export function ThreadRow({ thread, headingLevel = 2 }: { thread: ThreadSummary; headingLevel?: 2 | 3 }) {
  const t = useMessages('threads');
  const locale = useLocale();
  const Heading = `h${headingLevel}` as const;
  const { slug, title, excerpt, language, direction, contentNote, commentCount, category } = thread;
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
      <ThreadMeta pseudonym={thread.pseudonym} createdAt={thread.createdAt}>
        <span>{category.name[locale]}</span>
        <span>{t('comments', { count: commentCount })}</span>
      </ThreadMeta>
    </li>
  );
}
