import type { Blog } from '#contract/blogs/blogs.schema.ts';

/** The article as search engines read it: https://schema.org/Article. */
export function blogStructuredData(blog: Blog, siteUrl: string): object {
  const { title, excerpt, language, publishedAt, updatedAt, author, sources, slug } = blog;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: excerpt,
    inLanguage: language,
    datePublished: publishedAt,
    dateModified: updatedAt,
    mainEntityOfPage: `${siteUrl}/blogs/${slug}`,
    citation: sources.map(({ url }) => url),
    ...(author && { author: { '@type': 'Person', name: author.fullName, url: `${siteUrl}/therapist/${author.slug}` } }),
  };
}
