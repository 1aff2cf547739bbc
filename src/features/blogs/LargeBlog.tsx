import { Link } from '@tanstack/react-router';
import type { BlogSummary } from '#contract/blogs/blogs.schema.ts';
import { classNames } from '#src/ui/class-names.ts';
import wholeLink from '#src/ui/WholeLink.module.css';
import { BlogCover } from './BlogCover.tsx';
import entry from './BlogEntry.module.css';
import { BlogMeta } from './BlogMeta.tsx';
import styles from './LargeBlog.module.css';
import { useAvailability } from './use-availability.ts';

/** The first article of the list. */
export function LargeBlog({ blog }: { blog: BlogSummary }) {
  const availability = useAvailability(blog.slug);
  return (
    <article className={classNames(entry['entry'], styles['large'])} data-availability={availability}>
      <BlogCover blog={blog} widths={[480, 640, 960, 1280]} sizes="(min-width: 768px) 55vw, 100vw" isFirst />
      <div className={styles['text']}>
        <BlogMeta blog={blog} />
        <h2 lang={blog.language}>
          <Link to="/blogs/$slug" params={{ slug: blog.slug }} className={wholeLink['link']}>
            {blog.title}
          </Link>
        </h2>
        <p lang={blog.language} className={styles['excerpt']}>
          {blog.excerpt}
        </p>
      </div>
    </article>
  );
}
