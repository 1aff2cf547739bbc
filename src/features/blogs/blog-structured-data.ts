import type { Article } from 'schema-dts';
import type { Blog } from '#contract/blogs/blogs.schema.ts';
import { fileUrl } from '#contract/bucket/file-url.ts';
import { endpointUrl } from '#contract/endpoint.ts';
import { pathInLocale, type Locale } from '#contract/locale.ts';
import { readShareImage } from '#contract/og-image/og-image.endpoints.ts';
import { shareImageOf } from '#contract/og-image/share-images.ts';
import type { Practice } from '#contract/practice/practice.endpoints.ts';
import { practiceData } from '#src/page/structured-data.ts';

/** The article as search engines read it: https://schema.org/Article. */
export function blogStructuredData(blog: Blog, practice: Practice | undefined, siteUrl: string) {
  const { title, excerpt, language, publishedAt, updatedAt, author, sources, slug, cover, categories } = blog;
  const locale: Locale = language === 'en' ? 'en' : 'fr';
  const path = `/blogs/${slug}`;
  const image = cover
    ? fileUrl(cover, 1280, 853)
    : endpointUrl(readShareImage, shareImageOf(path), language === 'fr' ? {} : { lang: language });
  return {
    '@type': 'Article',
    headline: title,
    description: excerpt,
    image: siteUrl + image,
    inLanguage: language,
    datePublished: publishedAt,
    dateModified: updatedAt,
    mainEntityOfPage: siteUrl + pathInLocale(path, locale),
    articleSection: categories.map(({ name }) => name[locale]),
    citation: sources.map(({ url }) => url),
    ...(author && {
      author: { '@type': 'Person', name: author.fullName, url: siteUrl + pathInLocale(`/therapist/${author.slug}`, locale) },
    }),
    ...(practice && { publisher: practiceData(practice, { locale, siteUrl }) }),
  } satisfies Article;
}
