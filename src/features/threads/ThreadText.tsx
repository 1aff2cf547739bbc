import type { Thread } from '#contract/threads/threads.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Note } from '#src/ui/Note.tsx';
import { WrittenHtml } from '#src/page/WrittenHtml.tsx';
import { ThreadMeta } from './ThreadMeta.tsx';
import styles from './ThreadText.module.css';

/** What its author wrote, in its own language; all that stands with it follows its direction. */
export function ThreadText({ thread }: { thread: Thread }) {
  const t = useMessages('threads');
  const locale = useLocale();
  const { title, content, contentNote, language, direction, isLocked, category } = thread;
  return (
    <article className={styles['thread']} dir={direction}>
      <h1 lang={language} className={styles['title']}>
        {title}
      </h1>
      <ThreadMeta pseudonym={thread.pseudonym} createdAt={thread.createdAt} editedAt={thread.editedAt}>
        <span>{category.name[locale]}</span>
      </ThreadMeta>
      {contentNote && (
        <Note title={t('contentNote')}>
          <p lang={language} dir="auto">
            {contentNote}
          </p>
        </Note>
      )}
      <WrittenHtml html={content} className={styles['content']} lang={language} />
      {isLocked && (
        <p dir="auto" className={styles['locked']}>
          {t('locked')}
        </p>
      )}
    </article>
  );
}
