import { Link } from '@tanstack/react-router';
import type { Blog } from '#contract/blogs/blogs.schema.ts';
import { useLocale } from '#src/page/messages.ts';
import styles from './BlogCategories.module.css';

export function BlogCategories({ categories }: { categories: Blog['categories'] }) {
  const locale = useLocale();
  return (
    <ul className={styles['categories']}>
      {categories.map(({ slug, name }) => (
        <li key={slug}>
          <Link to="/blogs" search={{ category: slug }}>
            {name[locale]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
