import { startOfMinute } from 'date-fns';
import { desc } from 'drizzle-orm';
import { generateRssFeed } from 'feedsmith';
import { siteName } from '#contract/auth/discreet-name.ts';
import { pathInLocale, type Locale } from '#contract/locale.ts';
import type { Deps } from '../deps.ts';
import { practiceOf } from '../modules/client/read-practice.ts';
import { findThreads, isPublic } from '../modules/threads/threads.queries.ts';
import { threads } from '../modules/threads/threads.tables.ts';
import { discoveryWords, filledIn } from './discovery-words.ts';

const mostThreads = 30;

/** The newest threads as RSS 2.0: their titles alone, and of those with a note before them the theme alone. */
export async function readThreadRss(deps: Deps, locale: Locale): Promise<string> {
  const { db, siteUrl } = deps;
  const [rows, practice] = await Promise.all([
    findThreads(db, isPublic, [desc(threads.createdAt), desc(threads.id)], mostThreads, 0),
    practiceOf(db),
  ]);
  const { title, description, sensitive } = discoveryWords[locale].threads;
  const newest = rows[0]?.createdAt ?? new Date(0);
  return generateRssFeed({
    title: filledIn(title, { practice: practice.name || siteName }),
    description,
    link: siteUrl + pathInLocale('/threads', locale),
    language: locale,
    lastBuildDate: startOfMinute(newest),
    atom: { links: [{ href: siteUrl + pathInLocale('/threads.rss', locale), rel: 'self', type: 'application/rss+xml' }] },
    items: rows.map((thread) => {
      const theme = thread.category.name[locale];
      const isNoted = thread.contentNote !== null;
      // Its slug is made of its title: by its id the page is found too, and leads on to its own address.
      const url = siteUrl + pathInLocale(`/threads/${isNoted ? thread.id : thread.slug}`, locale);
      return {
        title: isNoted ? filledIn(sensitive, { theme }) : thread.title,
        link: url,
        guid: { value: url, isPermaLink: true },
        // As the site shows it.
        pubDate: startOfMinute(thread.createdAt),
        categories: [{ name: theme }],
      };
    }),
  });
}
