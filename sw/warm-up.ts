import type { BlogSummary } from '#contract/blogs/blogs.schema.ts';
import { listBlogsByCategory } from '#contract/blogs/blogs.endpoints.ts';
import { relatedBlogs } from '#contract/blogs/related-blogs.ts';
import { pictureAddresses } from '#contract/blogs/text-pictures.ts';
import { fileUrl } from '#contract/bucket/file-url.ts';
import { endpointUrl } from '#contract/endpoint.ts';
import { locales, pathInLocale, type Locale } from '#contract/locale.ts';
import { readHelpLine } from '#contract/practice/help-line.endpoints.ts';
import { readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import type { NewsOfPage } from '#src/device/worker-news.ts';
import { readAhead } from './answer-request.ts';
import { cacheRuleOf } from './cache-rules.ts';
import { isOfLeftVisit } from './left-visit.ts';
import { isHelpLineKept, renewHelpLine } from './help-line.ts';
import { answersOfPage, frameAnswers } from './page-answers.ts';
import { keepPageAhead } from './pages.ts';
import { buildsCache, keepBuild, keepPack } from './precache.ts';
import { slotsAhead, type BookableAnswer } from './slots-ahead.ts';

declare const self: ServiceWorkerGlobalScope;

/** One answer lost on the way does not put off what a reader needs until another page is opened. */
const pausesMs = [0, 5000, 20_000];

/** Of what nobody in danger may miss: also where nothing else is fetched ahead. */
const numberPausesMs = [3000, 15_000, 45_000];

const markOf = (locale: Locale) => `/warm/${locale}`;

/** What a reader needs is fetched ahead again at the next visit. */
export async function forgetWarmth(): Promise<void> {
  const builds = await caches.open(buildsCache);
  await Promise.all(locales.map((locale) => builds.delete(markOf(locale))));
}

async function keepAnswers(event: ExtendableEvent, path: string): Promise<void> {
  for (const url of answersOfPage(path)) if (!(await readAhead(event, url))) throw new TypeError('The network does not answer');
}

async function keepWhole(event: ExtendableEvent, path: string): Promise<void> {
  await keepPageAhead(event, new URL(path, self.location.origin).href);
  for (const url of answersOfPage(path)) await readAhead(event, url);
}

/** The numbers to call as they are now: their pages whole, and their list for who comes to them by a link. Says whether they are here. */
async function keepNumbers(event: ExtendableEvent): Promise<boolean> {
  const url = endpointUrl(readHelpLine);
  try {
    if ((await renewHelpLine()) || !(await caches.match(url))) await readAhead(event, url);
  } catch {
    // Asked for again below.
  }
  return isHelpLineKept();
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Within this visit: there may be no other before somebody needs them. */
async function keepNumbersLater(event: ExtendableEvent): Promise<void> {
  for (const pauseMs of numberPausesMs) {
    await pause(pauseMs);
    if (await keepNumbers(event)) return;
  }
}

/** The pictures of a text: the browser may have had them before there was a worker to keep them. */
async function keepTextPictures(event: ExtendableEvent, path: string): Promise<void> {
  for (const url of answersOfPage(path)) {
    const answer = await caches.match(url, { ignoreVary: true });
    const content = answer && ((await answer.json()) as { content?: unknown }).content;
    if (typeof content === 'string') for (const address of pictureAddresses(content)) await readAhead(event, address, 'image');
  }
}

/** The page that was open before there was a worker to keep it. */
async function keepOpenPage(event: ExtendableMessageEvent, { isFrugal }: { isFrugal: boolean }): Promise<void> {
  const { url } = event.source as WindowClient;
  const asPage = { method: 'GET', url, mode: 'navigate', destination: 'document', headers: new Headers() };
  if (cacheRuleOf(asPage, self.location.origin) !== 'PUBLIC_PAGE') return;
  const path = new URL(url).pathname + new URL(url).search;
  await keepWhole(event, path);
  if (!isFrugal) await keepTextPictures(event, path);
}

async function listed<Item>(event: ExtendableEvent, url: string | undefined): Promise<Item[]> {
  const answer = url === undefined ? undefined : await readAhead(event, url);
  if (!answer?.ok) throw new TypeError('The network does not answer');
  return ((await answer.json()) as { items: Item[] }).items;
}

/** The free times of a therapist, for who wants to book where there is no network: as they were, to be checked. */
async function keepSlots(event: ExtendableEvent, slug: string): Promise<void> {
  // Kept with the profile just now.
  const answer = await caches.match(endpointUrl(readTherapist, { slug }), { ignoreVary: true });
  if (!answer) return;
  const therapist = (await answer.json()) as BookableAnswer;
  for (const url of slotsAhead(therapist, new Date())) await readAhead(event, url);
}

/**
 * What a reader needs first: what the icon on the home screen and its shortcut open, then therapists, the featured and latest articles
 * and their covers, one by one.
 */
async function keepForReading(event: ExtendableEvent, locale: Locale): Promise<void> {
  if (locale === 'en') await keepPack('english');
  const therapists = await listed<{ slug: string }>(event, frameAnswers.at(-1));
  const featured = await listed<BlogSummary>(event, answersOfPage('/')[0]);
  const latest = await listed<BlogSummary>(event, answersOfPage('/blogs')[0]);
  const blogs = [...new Map([...featured, ...latest].map((blog) => [blog.slug, blog])).values()];
  const books = therapists.length === 1 ? therapists.map(({ slug }) => `/therapist/${slug}`) : ['/therapist'];
  for (const path of ['/', ...books]) await keepWhole(event, pathInLocale(path, locale));
  // The others open in the shell from what they are made of, a fifth of their page.
  const others = [...therapists.map(({ slug }) => `/therapist/${slug}`), '/blogs', ...blogs.map(({ slug }) => `/blogs/${slug}`)];
  for (const path of others) await keepAnswers(event, pathInLocale(path, locale));
  for (const url of new Set(blogs.map((blog) => endpointUrl(listBlogsByCategory, {}, relatedBlogs(blog, locale)))))
    await readAhead(event, url);
  for (const { slug } of therapists) await keepSlots(event, slug);
  for (const { cover } of blogs) if (cover) await readAhead(event, fileUrl(cover, 640, 427), 'image');
}

/**
 * A page is open and idle. What it shows is kept; the first time in a language, so is what its reader may need next,
 * unless their connection is dear or slow.
 */
export async function warmUp(event: ExtendableMessageEvent, { locale, isFrugal }: NewsOfPage & { type: 'PAGE_READY' }): Promise<void> {
  for (const url of frameAnswers) await readAhead(event, url);
  const late = (await keepNumbers(event)) ? undefined : keepNumbersLater(event);
  await keepForVisit(event, { locale, isFrugal });
  await late;
}

async function keepForVisit(event: ExtendableMessageEvent, { locale, isFrugal }: { locale: Locale; isFrugal: boolean }): Promise<void> {
  await keepOpenPage(event, { isFrugal }).catch(() => undefined);
  // What the install has missed, also where nothing more is fetched ahead: without it no page opens offline.
  await keepBuild().catch(() => undefined);
  // French comes with every visit. What a kept page opens later finds its sentences here.
  if (locale === 'en') await keepPack('english').catch(() => undefined);
  const builds = await caches.open(buildsCache);
  const isSecondVisit = (await builds.match(markOf(locale))) !== undefined;
  if (isSecondVisit && !isFrugal) await keepPack('own').catch(() => undefined);
  if (isFrugal || isSecondVisit) return;
  for (const pauseMs of pausesMs) {
    await pause(pauseMs);
    const isDone = await keepForReading(event, locale).then(
      () => true,
      () => false,
    );
    // After a quick exit the device has kept nothing of it, and the next visit begins again.
    if (isDone && !isOfLeftVisit(event)) return builds.put(markOf(locale), new Response());
  }
}
