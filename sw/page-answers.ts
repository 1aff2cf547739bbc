import { listBlogs, listFeaturedBlogs, readBlog } from '#contract/blogs/blogs.endpoints.ts';
import { latestBlogs } from '#contract/blogs/latest-blogs.ts';
import { listedLanguages } from '#contract/blogs/listed-languages.ts';
import { listAllCategories } from '#contract/categories/categories.endpoints.ts';
import { endpointUrl } from '#contract/endpoint.ts';
import { localeOfPath, pathWithoutLocale, type Locale } from '#contract/locale.ts';
import { maxPageSize } from '#contract/page-limits.ts';
import { readReceiptKey } from '#contract/payment/receipts.endpoints.ts';
import { readLegalNotice } from '#contract/practice/legal-notice.endpoints.ts';
import { readPractice } from '#contract/practice/practice.endpoints.ts';
import { listTherapists, readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import { readCrisisPhrases } from '#contract/threads/crisis-phrases.endpoints.ts';
import { latestThreads } from '#contract/threads/latest-threads.ts';
import { listFeaturedThreads, listThreads, readThread } from '#contract/threads/threads.endpoints.ts';

/** What the frame of every page shows, behind what a receipt that somebody is handed is verified with. */
export const frameAnswers = [endpointUrl(readReceiptKey), endpointUrl(readPractice), endpointUrl(listTherapists)];

const ofOne = { blogs: readBlog, therapist: readTherapist, threads: readThread };
const ofMany: Record<string, (locale: Locale) => string[]> = {
  '/privacy-policy': () => [endpointUrl(readLegalNotice)],
  '/terms-of-service': () => [endpointUrl(readLegalNotice)],
  '/therapist': () => [endpointUrl(listTherapists, {}, { limit: maxPageSize })],
  '/': (locale) => [endpointUrl(listFeaturedBlogs, {}, listedLanguages(locale))],
  '/blogs': (locale) => [endpointUrl(listBlogs, {}, { ...latestBlogs, ...listedLanguages(locale) }), endpointUrl(listAllCategories)],
  '/threads': () => [endpointUrl(listThreads, {}, latestThreads), endpointUrl(listAllCategories), endpointUrl(readCrisisPhrases)],
};

/** Undefined where the address is broken (`/blogs/%E9`): there is no such page. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/**
 * The answers a page is made of. A page comes from the server complete, without any of these calls: kept beside it,
 * they let it open by a link too, and once a new version has cleared the kept pages.
 */
export function answersOfPage(address: string): string[] {
  const { pathname, search, searchParams } = new URL(address, 'https://site.invalid');
  const path = pathWithoutLocale(pathname);
  const [, kind, name] = /^\/(blogs|therapist|threads)\/([^/]+)$/.exec(path) ?? [];
  if (!kind || !name) return search === '' ? (ofMany[path]?.(localeOfPath(pathname)) ?? []) : [];
  const endpoint = ofOne[kind as keyof typeof ofOne];
  const [, parameter = ''] = /\{(\w+)\}/.exec(endpoint.path) ?? [];
  const after = searchParams.get('after');
  const value = decoded(name);
  if (value === undefined) return [];
  const whole = endpointUrl(endpoint, { [parameter]: value }, kind === 'threads' && after ? { after } : {});
  // At its end a thread offers others, and its form brings the help line forward without a network too.
  return kind === 'threads' ? [whole, endpointUrl(listFeaturedThreads), endpointUrl(readCrisisPhrases)] : [whole];
}
