import type { Blog } from '#contract/blogs/blogs.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import styles from './BlogSources.module.css';

export function BlogSources({ sources }: { sources: Blog['sources'] }) {
  const t = useMessages('blog');
  if (sources.length === 0) return null;
  return (
    <section className={styles['sources']} aria-labelledby="sources">
      <h2 id="sources">{t('sources')}</h2>
      <ol>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url} rel="noopener noreferrer">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}
