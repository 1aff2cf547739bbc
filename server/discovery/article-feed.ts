import { max } from 'date-fns';
import { generateAtomFeed, generateRssFeed } from 'feedsmith';
import { siteName } from '#contract/auth/discreet-name.ts';
import { blogPath } from '#contract/blogs/blog-path.ts';
import { fileUrl } from '#contract/bucket/file-url.ts';
import { pathInLocale, type Locale } from '#contract/locale.ts';
import { shareImageUrl } from '#contract/og-image/share-image-url.ts';
import { mapPictures } from '#contract/blogs/text-pictures.ts';
import { listedLanguages } from '#contract/blogs/listed-languages.ts';
import type { Blog } from '#contract/blogs/blogs.schema.ts';
import type { Deps } from '../deps.ts';
import { findNewestBlogs } from '../modules/blogs/blogs.queries.ts';
import { presentBlog } from '../modules/blogs/present-blog.ts';
import { practiceOf } from '../modules/client/read-practice.ts';
import { escapeHtml } from '../rich-text/escape-html.ts';
import { discoveryWords, filledIn } from './discovery-words.ts';

const mostArticles = 30;

const coverSize = { width: 1280, height: 853 };

/** The whole text as it stands on the page: its note before it, its sources and where to call after it. */
function wholeText(blog: Blog, locale: Locale, siteUrl: string): string {
  const { language, contentNote, cover, sources, pointsToHelp } = blog;
  const words = discoveryWords[locale];
  const content = mapPictures(blog.content, ({ path, alt, size }) => `<img src="${siteUrl}${path}?w=1280" alt="${alt}"${size}>`);
  const listed = sources.map(({ title, url }) => `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`);
  return [
    contentNote === null ? '' : `<p><strong>${escapeHtml(filledIn(words.contentNote, { note: contentNote }))}</strong></p>`,
    cover ? `<p><img src="${escapeHtml(siteUrl + fileUrl(cover, coverSize.width, coverSize.height))}" alt=""></p>` : '',
    language === 'ar' ? `<div dir="rtl" lang="ar">${content}</div>` : content,
    listed.length > 0 ? `<h2>${words.sources}</h2><ul>${listed.join('')}</ul>` : '',
    pointsToHelp ? `<p><a href="${siteUrl}${pathInLocale('/help-line', locale)}">${words.helpLine}</a></p>` : '',
  ].join('');
}

interface FeedArticle {
  readonly title: string;
  readonly url: string;
  readonly excerpt: string;
  readonly text: string;
  readonly author: string;
  readonly categories: readonly string[];
  readonly image: string;
  readonly publishedAt: Date;
  readonly updatedAt: Date;
}

function inFeed(blog: Blog, locale: Locale, practice: string, siteUrl: string): FeedArticle {
  const { slug, language, cover, author, categories } = blog;
  const path = `/blogs/${slug}`;
  const image = cover ? fileUrl(cover, coverSize.width, coverSize.height) : shareImageUrl(path, language);
  return {
    title: blog.title,
    url: siteUrl + blogPath(blog),
    excerpt: blog.excerpt,
    text: wholeText(blog, locale, siteUrl),
    author: author?.fullName ?? practice,
    categories: categories.map(({ name }) => name[locale]),
    image: siteUrl + image,
    publishedAt: new Date(blog.publishedAt),
    updatedAt: new Date(blog.updatedAt),
  };
}

/** What both formats say, of the newest articles that the page in this language lists. */
async function readFeed(deps: Deps, locale: Locale) {
  const { db, siteUrl } = deps;
  const [rows, practice] = await Promise.all([
    findNewestBlogs(db, listedLanguages(locale).languages.split(','), mostArticles),
    practiceOf(db),
  ]);
  const name = practice.name || siteName;
  const articles = rows.map((row) => inFeed(presentBlog(row), locale, name, siteUrl));
  const { title, description } = discoveryWords[locale].blogs;
  return {
    articles,
    title: filledIn(title, { practice: name }),
    description,
    url: siteUrl + pathInLocale('/blogs', locale),
    name,
    // An empty feed is as old as can be.
    updatedAt: articles.length > 0 ? max(articles.map(({ updatedAt }) => updatedAt)) : new Date(0),
  };
}

/** The articles as RSS 2.0. */
export async function readArticleRss(deps: Deps, locale: Locale): Promise<string> {
  const { articles, title, description, url, updatedAt } = await readFeed(deps, locale);
  return generateRssFeed({
    title,
    description,
    link: url,
    language: locale,
    lastBuildDate: updatedAt,
    atom: { links: [{ href: deps.siteUrl + pathInLocale('/blogs.rss', locale), rel: 'self', type: 'application/rss+xml' }] },
    items: articles.map((article) => ({
      title: article.title,
      link: article.url,
      guid: { value: article.url, isPermaLink: true },
      pubDate: article.publishedAt,
      description: escapeHtml(article.excerpt),
      categories: article.categories.map((name) => ({ name })),
      dc: { creators: [article.author] },
      content: { encoded: article.text },
      media: { contents: [{ url: article.image, medium: 'image' }] },
    })),
  });
}

/** The articles as Atom (RFC 4287). */
export async function readArticleAtom(deps: Deps, locale: Locale): Promise<string> {
  const { articles, title, description, url, name, updatedAt } = await readFeed(deps, locale);
  const own = deps.siteUrl + pathInLocale('/blogs.atom', locale);
  return generateAtomFeed({
    id: own,
    title: { value: title },
    subtitle: { value: description },
    updated: updatedAt,
    authors: [{ name }],
    links: [
      { href: own, rel: 'self', type: 'application/atom+xml' },
      { href: url, rel: 'alternate', type: 'text/html' },
    ],
    entries: articles.map((article) => ({
      id: article.url,
      title: { value: article.title },
      links: [{ href: article.url, rel: 'alternate', type: 'text/html' }],
      published: article.publishedAt,
      updated: article.updatedAt,
      authors: [{ name: article.author }],
      categories: article.categories.map((term) => ({ term })),
      summary: { value: article.excerpt },
      content: { type: 'html', value: article.text },
      media: { contents: [{ url: article.image, medium: 'image' }] },
    })),
  });
}
