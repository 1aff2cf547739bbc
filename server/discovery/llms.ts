import { desc } from 'drizzle-orm';
import { siteName } from '#contract/auth/discreet-name.ts';
import { blogPath } from '#contract/blogs/blog-path.ts';
import { listedLanguages } from '#contract/blogs/listed-languages.ts';
import { feeds } from '#contract/feeds.ts';
import { locales, pathInLocale, type Locale } from '#contract/locale.ts';
import type { Deps } from '../deps.ts';
import { findBlogs, isListed } from '../modules/blogs/blogs.queries.ts';
import { blogs } from '../modules/blogs/blogs.tables.ts';
import { keptHelpLine } from '../modules/client/help-line-setting.ts';
import { practiceOf } from '../modules/client/read-practice.ts';
import { findTherapistPaths } from '../modules/therapist/therapist.queries.ts';
import { discoveryWords } from './discovery-words.ts';

const mostArticles = 100;

/** On one line, and nothing of it taken for Markdown. */
const escaped = (text: string) =>
  text
    .replaceAll(/[[\]\\<>*_`#]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, ' ')
    .trim();
const link = (title: string, url: string, what = '') => `- [${escaped(title)}](${url})${what === '' ? '' : `: ${escaped(what)}`}`;
const section = (title: string, lines: readonly string[]) => (lines.length > 0 ? [`## ${title}`, '', ...lines, ''] : []);

/** The site in a page of Markdown for language models (https://llmstxt.org): where to call comes first. */
export async function readLlms(deps: Deps, locale: Locale): Promise<string> {
  const { db, siteUrl } = deps;
  const words = discoveryWords[locale].llms;
  const newestFirst = [desc(blogs.publishedAt), desc(blogs.id)];
  const [practice, { numbers }, articles, team] = await Promise.all([
    practiceOf(db),
    keptHelpLine(db),
    findBlogs(db, isListed(listedLanguages(locale).languages.split(',')), newestFirst, mostArticles, 0),
    findTherapistPaths(db),
  ]);
  const at = (path: string) => siteUrl + pathInLocale(path, locale);
  const other = locales.find((each) => each !== locale) ?? locale;
  return [
    `# ${escaped(practice.name || siteName)}`,
    '',
    `> ${words.summary}`,
    '',
    words.advice,
    '',
    ...section(words.inDanger, [
      ...numbers.map(
        ({ number, name, who, hours }) =>
          `- ${escaped(name[locale])}: **${escaped(number)}**. ${escaped(`${who[locale]} ${hours[locale]}`)}`,
      ),
      link(words.helpLine, at('/help-line')),
      link('help-line.json', `${siteUrl}/help-line.json`, words.helpLineFile),
    ]),
    ...section(words.pages, [
      link(words.blogs, at('/blogs')),
      ...team
        .filter(({ isPresented }) => isPresented)
        .map(({ fullName, slug, title }) => link(fullName, at(`/therapist/${slug}`), title[locale])),
      link(words.threads, at('/threads'), words.threadsAre),
      link(words.terms, at('/terms-of-service')),
      link(words.privacy, at('/privacy-policy')),
    ]),
    ...section(
      words.articles,
      articles.map(({ title, slug, excerpt, language }) => link(title, siteUrl + blogPath({ slug, language }), excerpt)),
    ),
    ...section(words.programs, [
      ...feeds.map(({ of, format, path }) => link(`${words[of]} (${format})`, siteUrl + pathInLocale(path, locale))),
      link('sitemap.xml', `${siteUrl}/sitemap.xml`),
      link('OpenAPI', `${siteUrl}/api/openapi.json`),
      link(words.otherLanguage, siteUrl + pathInLocale('/llms.txt', other)),
    ]),
  ].join('\n');
}
