import { Link } from '@tanstack/react-router';
import type { BlogSummary } from '#contract/blogs/blogs.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { DrawnArt } from '#src/ui/art/DrawnArt.tsx';
import styles from './FeaturedBlogs.module.css';

export function FeaturedBlogs({ blogs }: { blogs: readonly BlogSummary[] }) {
  const t = useMessages('home');
  return (
    <ul className={styles['list']}>
      {blogs.map((blog) => (
        <li key={blog.slug} className={styles['card']}>
          <div className={styles['cover']}>
            <DrawnArt name={blog.slug} />
          </div>
          <div>
            <h3 className={styles['title']} lang={blog.language}>
              <Link to="/blogs/$slug" params={{ slug: blog.slug }}>
                {blog.title}
              </Link>
            </h3>
            <p className={styles['note']}>{t('readingTime', { count: blog.readingMinutes })}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
