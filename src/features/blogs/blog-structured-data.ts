import type { Article } from 'schema-dts';
import { blogPath } from '#contract/blogs/blog-path.ts';
import type { Blog } from '#contract/blogs/blogs.schema.ts';
import { fileUrl } from '#contract/bucket/file-url.ts';
import { pathInLocale, type Locale } from '#contract/locale.ts';
import { shareImageUrl } from '#contract/og-image/share-image-url.ts';
import type { Practice } from '#contract/practice/practice.endpoints.ts';
import { practiceInShort } from '#src/page/structured-data.ts';

/** The article as search engines read it: https://schema.org/Article. */
export function blogStructuredData(blog: Blog, practice: Practice | undefined, siteUrl: string) {
  const { title, excerpt, language, publishedAt, updatedAt, author, sources, slug, cover, categories } = blog;
  const locale: Locale = language === 'en' ? 'en' : 'fr';
  const path = `/blogs/${slug}`;
  const image = cover ? fileUrl(cover, 1280, 853) : shareImageUrl(path, language);
  const publisher = practice && practiceInShort(practice, { locale, siteUrl });
  // What nobody has signed is the practice's.
  const writer = author
    ? { '@type': 'Person' as const, name: author.fullName, url: siteUrl + pathInLocale(`/therapist/${author.slug}`, locale) }
    : publisher;
  return {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    image: siteUrl + image,
    inLanguage: language,
    datePublished: publishedAt,
    dateModified: updatedAt,
    mainEntityOfPage: siteUrl + blogPath(blog),
    ...(categories.length > 0 ? { articleSection: categories.map(({ name }) => name[locale]) } : {}),
    ...(sources.length > 0 ? { citation: sources.map(({ url }) => url) } : {}),
    ...(writer && { author: writer }),
    ...(publisher && { publisher }),
  } satisfies Article;
}
