import type { ReactNode } from 'react';
import { blogPath } from '#contract/blogs/blog-path.ts';
import type { Blog } from '#contract/blogs/blogs.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { TextWithNumbers } from '#src/page/TextWithNumbers.tsx';
import { useLinkedNumbers } from '#src/page/use-linked-numbers.ts';
import { Note } from '#src/ui/Note.tsx';
import { TrustedHtml } from '#src/ui/TrustedHtml.tsx';
import styles from './BlogArticle.module.css';
import { BlogByline } from './BlogByline.tsx';
import { BlogCategories } from './BlogCategories.tsx';
import { BlogCover } from './BlogCover.tsx';
import { BlogSources } from './BlogSources.tsx';
import { HelpStrip } from './HelpStrip.tsx';
import { KeepBlogSlot } from './KeepBlogSlot.tsx';
import { ReadingBar } from './ReadingBar.tsx';

interface BlogArticleProps {
  blog: Blog;
  /** What is done with it once it is read; left out of a preview, of which nothing is kept either. */
  children?: ReactNode;
}

/** Set like a book: one narrow column under its cover. */
export function BlogArticle({ blog, children }: BlogArticleProps) {
  const t = useMessages('blog');
  const locale = useLocale();
  const dir = blog.language === 'ar' ? 'rtl' : 'ltr';
  const content = useLinkedNumbers(blog.content);
  return (
    <article className={styles['article']}>
      <div className={styles['frame']}>
        <BlogCover blog={blog} widths={[480, 640, 960, 1280, 1600]} sizes="(min-width: 1200px) 70rem, 100vw" isFirst />
      </div>
      <div className={styles['column']}>
        <BlogCategories categories={blog.categories} />
        <h1 lang={blog.language} dir={dir}>
          {blog.title}
        </h1>
        <p lang={blog.language} dir={dir} className={styles['lead']}>
          <TextWithNumbers text={blog.excerpt} />
        </p>
        <BlogByline blog={blog} />
        {blog.language !== locale && <p className={styles['note']}>{t('thisInOtherLanguage')}</p>}
        {blog.translations?.map((other) => (
          <p key={other.slug} className={styles['note']}>
            <a href={blogPath(other)} hrefLang={other.language} lang={other.language}>
              {t(`readIn.${other.language}`)}
            </a>
          </p>
        ))}
        {children && <KeepBlogSlot blog={blog} />}
        {blog.contentNote && (
          <Note title={t('contentNote')}>
            <p lang={blog.language}>
              <TextWithNumbers text={blog.contentNote} />
            </p>
          </Note>
        )}
        {blog.pointsToHelp && <HelpStrip />}
        <div className={styles['text']}>
          <ReadingBar sections={blog.outline} language={blog.language} content={content} />
          <div id="article" dir={dir}>
            <TrustedHtml html={content} className={styles['content']} lang={blog.language} />
          </div>
        </div>
        <BlogSources sources={blog.sources} />
        {children}
      </div>
    </article>
  );
}
