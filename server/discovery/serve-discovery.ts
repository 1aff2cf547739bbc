import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { feeds } from '#contract/feeds.ts';
import { locales, pathInLocale, type Locale } from '#contract/locale.ts';
import type { Deps } from '../deps.ts';
import { refused } from '../http/problem.ts';
import { readHelpLineFile } from './help-line-file.ts';
import { readLlms } from './llms.ts';
import { sendDocument } from './send-document.ts';
import { sitemapNames } from './sitemap-names.ts';
import { wellFormedXml } from './xml-text.ts';

// What writes XML is loaded for the first who asks: a start does not wait for it.
const loadSitemap = () => import('./sitemap.ts');
const feedOf: Record<(typeof feeds)[number]['path'], (deps: Deps, locale: Locale) => Promise<string>> = {
  '/blogs.rss': async (...asked) => (await import('./article-feed.ts')).readArticleRss(...asked),
  '/blogs.atom': async (...asked) => (await import('./article-feed.ts')).readArticleAtom(...asked),
  '/threads.rss': async (...asked) => (await import('./thread-feed.ts')).readThreadRss(...asked),
};

/** Pages behind sign-in say themselves that they are not to be found; images of shared links are read by anyone. */
const robots = (siteUrl: string) => `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;

/** One making for all who ask meanwhile: a crowd of programs costs no more than one. */
function sharedWhileMade(make: () => Promise<string | null>): () => Promise<string | null> {
  let making: Promise<string | null> | undefined;
  return () => (making ??= make().finally(() => (making = undefined)));
}

/** What search engines, feed readers and other programs look for at addresses that are theirs by custom. */
export function serveDiscovery(app: FastifyInstance, deps: Deps): void {
  const serve = (path: string, type: string, read: () => Promise<string | null>) => {
    const document = sharedWhileMade(read);
    app.get(path, async (request: FastifyRequest, reply: FastifyReply) => {
      const content = await document();
      if (content === null) throw refused('NOT_FOUND');
      return sendDocument(request, reply, type, type.endsWith('xml') ? wellFormedXml(content) : content);
    });
  };

  serve('/robots.txt', 'text/plain', () => Promise.resolve(robots(deps.siteUrl)));
  serve('/sitemap.xml', 'application/xml', async () => (await loadSitemap()).readSitemapIndex(deps));
  for (const name of sitemapNames)
    serve(`/sitemap-${name}.xml`, 'application/xml', async () => (await loadSitemap()).readSitemap(deps, name));
  serve('/help-line.json', 'application/json', () => readHelpLineFile(deps));
  for (const locale of locales) {
    serve(pathInLocale('/llms.txt', locale), 'text/markdown', () => readLlms(deps, locale));
    for (const { path, type } of feeds) serve(pathInLocale(path, locale), type, () => feedOf[path](deps, locale));
  }
}
