import { readBlog } from '#contract/blogs/blogs.endpoints.ts';
import type { Blog } from '#contract/blogs/blogs.schema.ts';
import { endpointUrl } from '#contract/endpoint.ts';
import { keptItemsCache, readingListCache } from '#src/device/worker-news.ts';
import { createPageState } from '#src/page/page-state.ts';

export type KeptBlog = Pick<Blog, 'slug' | 'title' | 'language' | 'cover' | 'content'>;

const prefix = endpointUrl(readBlog, { slug: '' });

const slugOf = (url: string): string | undefined => {
  const { pathname } = new URL(url);
  const slug = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : '';
  return slug === '' || slug.includes('/') ? undefined : decodeURIComponent(slug);
};

async function requestsIn(cacheName: string): Promise<readonly Request[]> {
  // Opening would make it: a device without a worker has none.
  return (await caches.has(cacheName)) ? (await caches.open(cacheName)).keys() : [];
}

async function blogsIn(cacheName: string): Promise<KeptBlog[]> {
  const requests = (await requestsIn(cacheName)).filter(({ url }) => slugOf(url));
  const answers = await Promise.all(requests.map(({ url }) => caches.match(url, { cacheName })));
  return Promise.all(answers.flatMap((answer) => (answer ? [answer.json() as Promise<Blog>] : [])));
}

/** The articles this device can show without a network. */
export async function readKeptBlogs(): Promise<KeptBlog[]> {
  const found = [...(await blogsIn(readingListCache)), ...(await blogsIn(keptItemsCache))];
  return [...new Map(found.map((blog) => [blog.slug, blog])).values()];
}

/** The slugs of the articles on this device; undefined until they were looked up. */
export const keptSlugs = createPageState<ReadonlySet<string> | undefined>(undefined);
/** The articles that a person asked to keep. */
export const readingList = createPageState<readonly KeptBlog[]>([]);

/** Looks up what is on this device. Where no worker would open it, nothing is said to be kept or missing. */
export async function lookUpKeptBlogs(): Promise<void> {
  if (!('caches' in window) || !navigator.serviceWorker?.controller) return;
  const requests = [...(await requestsIn(readingListCache)), ...(await requestsIn(keptItemsCache))];
  readingList.set(await blogsIn(readingListCache));
  keptSlugs.set(new Set(requests.flatMap(({ url }) => slugOf(url) ?? [])));
}
