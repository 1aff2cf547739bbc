import { Link } from '@tanstack/react-router';
import { useMessages } from '#src/page/messages.ts';
import { usePageState } from '#src/page/page-state.ts';
import { Button } from '#src/ui/Button.tsx';
import { readingList } from './kept-blogs.ts';
import { removeBlog } from './reading-list.ts';
import styles from './ReadingList.module.css';

/** What a person asked this device to keep. Nothing is shown while there is nothing. */
export function ReadingList() {
  const t = useMessages('blog-list');
  const tBlogs = useMessages('blogs');
  const blogs = usePageState(readingList);

  if (blogs.length === 0) return null;
  return (
    <section className={styles['list']} aria-labelledby="reading-list">
      <h2 id="reading-list">{t('readingList')}</h2>
      <ul>
        {blogs.map((blog) => (
          <li key={blog.slug}>
            <Link to="/blogs/$slug" params={{ slug: blog.slug }} lang={blog.language}>
              {blog.title}
            </Link>
            <Button variant="plain" aria-label={t('removeKeptNamed', { title: blog.title })} onClick={() => void removeBlog(blog)}>
              {tBlogs('removeKept')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
