import type { Blog } from '#contract/blogs/blogs.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import styles from './ArticleEnd.module.css';

/** What an article cannot do, and who can. */
export function ArticleEnd({ author }: { author: Blog['author'] }) {
  const t = useMessages('blog');
  return (
    <aside className={styles['end']} aria-labelledby="not-a-consultation">
      <h2 id="not-a-consultation" className={styles['title']}>
        {t('notAConsultation')}
      </h2>
      <p>{t('notAConsultationText')}</p>
      <div className={styles['actions']}>
        {author && (
          <LinkButton to="/therapist/$name" params={{ name: author.slug }} hash="booking" variant="filled">
            {t('book')}
          </LinkButton>
        )}
        <LinkButton to="/help-line" variant="outlined">
          {t('helpLine')}
        </LinkButton>
      </div>
    </aside>
  );
}
