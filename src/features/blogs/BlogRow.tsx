import { Link } from '@tanstack/react-router';
import type { BlogSummary } from '#contract/blogs/blogs.schema.ts';
import { classNames } from '#src/ui/class-names.ts';
import wholeLink from '#src/ui/WholeLink.module.css';
import { BlogCover } from './BlogCover.tsx';
import entry from './BlogEntry.module.css';
import { BlogMeta } from './BlogMeta.tsx';
import styles from './BlogRow.module.css';
import { useAvailability } from './use-availability.ts';

/** An article in a list: the whole row leads to it. */
export function BlogRow({ blog, headingLevel = 2 }: { blog: BlogSummary; headingLevel?: 2 | 3 }) {
  const availability = useAvailability(blog.slug);
  const Heading = `h${headingLevel}` as const;
  return (
    <li className={classNames(entry['entry'], styles['row'])} data-availability={availability}>
      <BlogCover blog={blog} widths={[160, 320, 480]} sizes="(min-width: 768px) 240px, 96px" />
      <div className={styles['text']}>
        <Heading className={styles['title']} lang={blog.language}>
          <Link to="/blogs/$slug" params={{ slug: blog.slug }} className={wholeLink['link']}>
            {blog.title}
          </Link>
        </Heading>
        <p lang={blog.language} className={styles['excerpt']}>
          {blog.excerpt}
        </p>
        <BlogMeta blog={blog} />
      </div>
    </li>
  );
}
