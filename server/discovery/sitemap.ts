import { max } from 'date-fns';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import { blogPath } from '#contract/blogs/blog-path.ts';
import { helpLinePaths } from '#contract/help-line/help-line-paths.ts';
import { defaultPath, locales, pathInLocale } from '#contract/locale.ts';
import type { Deps } from '../deps.ts';
import { groupedBy } from '../grouped-by.ts';
import { findBlogPaths } from '../modules/blogs/blogs.queries.ts';
import { keptHelpLine } from '../modules/client/help-line-setting.ts';
import { findTherapistPaths } from '../modules/therapist/therapist.queries.ts';
import { findLatestThreadChange, findThreadPaths } from '../modules/threads/threads.queries.ts';
import { sitemapNames, type SitemapName } from './sitemap-names.ts';

/** A page with the paths of the same page in its languages. */
interface Entry {
  /** Its own language, where the other ones are pages of their own; else it is one page in all of them. */
  readonly own?: string;
  readonly paths: Readonly<Record<string, string>>;
  readonly updatedAt: Date | null;
}

/** Of the newest threads: each stands in two languages, and a file may hold 50,000 addresses. Older ones are found by the site's own links. */
const mostThreads = 5000;

const inBoth = (path: string, updatedAt: Date | null = null): Entry => ({
  paths: Object.fromEntries(locales.map((locale) => [locale, pathInLocale(path, locale)])),
  updatedAt,
});

/** Pages of which nobody knows when they last changed say nothing of it. */
async function listPages({ db }: Deps): Promise<Entry[]> {
  const [therapists, { editedAt }] = await Promise.all([findTherapistPaths(db), keptHelpLine(db)]);
  return [
    inBoth('/'),
    inBoth('/blogs'),
    ...(therapists.length > 0 ? [inBoth('/therapist')] : []),
    ...therapists.filter(({ isPresented }) => isPresented).map(({ slug, updatedAt }) => inBoth(`/therapist/${slug}`, updatedAt)),
    inBoth('/threads'),
    { paths: helpLinePaths, updatedAt: editedAt === null ? null : new Date(editedAt) },
    inBoth('/terms-of-service'),
    inBoth('/privacy-policy'),
  ];
}

/** An article is in the language it is written in, whatever the page around it is in, and in those it is translated into. */
async function listBlogs({ db }: Deps): Promise<Entry[]> {
  const found = await findBlogPaths(db);
  const translated = groupedBy(found, ({ slug, translationKey }) => translationKey ?? slug);
  return [...translated.values()].flatMap((versions) => {
    const paths = Object.fromEntries(versions.map((blog) => [blog.language, blogPath(blog)]));
    return versions.map(({ language, updatedAt }) => ({ own: language, paths, updatedAt }));
  });
}

async function listThreads({ db }: Deps): Promise<Entry[]> {
  const found = await findThreadPaths(db, mostThreads);
  return found.map(({ slug, updatedAt }) => inBoth(`/threads/${slug}`, updatedAt));
}

const entriesOf: Record<SitemapName, (deps: Deps) => Promise<Entry[]>> = { pages: listPages, blogs: listBlogs, threads: listThreads };

const newestOf = (entries: readonly Entry[]): Date | null => {
  const known = entries.flatMap(({ updatedAt }) => updatedAt ?? []);
  return known.length > 0 ? max(known) : null;
};

const written = async (stream: SitemapStream | SitemapIndexStream): Promise<string> => {
  stream.end();
  return (await streamToPromise(stream)).toString('utf8');
};

/** Each address of a kind with those of the same page in its other languages; null where there is none. */
export async function readSitemap(deps: Deps, name: SitemapName): Promise<string | null> {
  const entries = await entriesOf[name](deps);
  if (entries.length === 0) return null;
  const stream = new SitemapStream({ hostname: deps.siteUrl, xmlns: { news: false, xhtml: true, image: false, video: false } });
  for (const { own, paths, updatedAt } of entries) {
    const places = Object.entries(paths);
    const links = places.length > 1 ? [...places, ['x-default', defaultPath(paths)] as const].map(([lang, url]) => ({ lang, url })) : [];
    for (const [, url] of places.filter(([language]) => own === undefined || language === own))
      stream.write({ url, links, ...(updatedAt ? { lastmod: updatedAt.toISOString() } : {}) });
  }
  return written(stream);
}

/** Whether there is a sitemap, and when something in it last changed; of threads, of which there may be many, asked of the database. */
async function stateOf(deps: Deps, name: SitemapName): Promise<{ isThere: boolean; newest: Date | null }> {
  if (name === 'threads') {
    const newest = await findLatestThreadChange(deps.db, mostThreads);
    return { isThere: newest !== null, newest };
  }
  const entries = await entriesOf[name](deps);
  return { isThere: entries.length > 0, newest: newestOf(entries) };
}

/** Which sitemaps there are, and when something in each last changed. */
export async function readSitemapIndex(deps: Deps): Promise<string> {
  const stream = new SitemapIndexStream();
  for (const name of sitemapNames) {
    const { isThere, newest } = await stateOf(deps, name);
    if (isThere) stream.write({ url: `${deps.siteUrl}/sitemap-${name}.xml`, ...(newest ? { lastmod: newest.toISOString() } : {}) });
  }
  return written(stream);
}
