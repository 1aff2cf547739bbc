import { readBlog } from '#contract/blogs/blogs.endpoints.ts';
import type { Blog } from '#contract/blogs/blogs.schema.ts';
import { pictureAddresses } from '#contract/blogs/text-pictures.ts';
import { filesPath, fileUrl } from '#contract/bucket/file-url.ts';
import { endpointUrl } from '#contract/endpoint.ts';
import { pathInLocale, type Locale } from '#contract/locale.ts';
import { isKeepableAnswer, isKeepablePage, isKeepablePicture } from '#src/device/keepable.ts';
import { readingListCache } from '#src/device/worker-news.ts';
import { notePinned } from '#src/page/pinned-here.ts';
import { lookUpKeptBlogs, readingList } from './kept-blogs.ts';

type Pinnable = Pick<Blog, 'slug' | 'cover' | 'content'>;

const pageOf = (slug: string, locale: Locale) => pathInLocale(`/blogs/${encodeURIComponent(slug)}`, locale);
const answerOf = (slug: string) => endpointUrl(readBlog, { slug });
const picturesOf = ({ cover, content }: Pinnable) => [...(cover ? [fileUrl(cover, 640, 427)] : []), ...pictureAddresses(content)];
const wordsOf = ({ slug }: Pinnable) => [answerOf(slug), pageOf(slug, 'fr'), pageOf(slug, 'en')];
/** In whatever size. */
const pathOf = (address: string) => new URL(address, location.origin).pathname;

const list = () => caches.open(readingListCache);

async function fetched(address: string, isKeepable: (answer: Response) => boolean): Promise<[string, Response]> {
  const answer = await fetch(address);
  if (!isKeepable(answer)) throw new TypeError(`${address} was not answered`);
  return [address, answer];
}

/** Keeps an article on this device until the person removes it: its page, its answer, its pictures. All or nothing. */
export async function keepBlog(blog: Pinnable, locale: Locale): Promise<void> {
  const parts = await Promise.all([
    fetched(answerOf(blog.slug), isKeepableAnswer),
    fetched(pageOf(blog.slug, locale), isKeepablePage),
    ...picturesOf(blog).map((address) => fetched(address, isKeepablePicture)),
  ]);
  const cache = await list();
  // First: an exit in between forgets what is there by then.
  notePinned(parts.map(([address]) => address));
  for (const [address, answer] of parts) await cache.put(address, answer);
  await lookUpKeptBlogs();
}

export async function removeBlog(blog: Pinnable): Promise<void> {
  const cache = await list();
  for (const address of wordsOf(blog)) await cache.delete(address);
  await lookUpKeptBlogs();
  // Those of an earlier text too; what another article shows stays.
  const others = readingList.get().filter(({ slug }) => slug !== blog.slug);
  const shown = new Set(others.flatMap((each) => picturesOf(each).map(pathOf)));
  for (const { url } of await cache.keys()) {
    const path = pathOf(url);
    if (path.startsWith(filesPath) && !shown.has(path)) await cache.delete(url);
  }
}

/** The bytes an article takes in the list; 0 when it is not there. */
export async function bytesKept(blog: Pinnable): Promise<number> {
  if (!(await caches.match(answerOf(blog.slug), { cacheName: readingListCache }))) return 0;
  const found = await Promise.all(
    [...wordsOf(blog), ...picturesOf(blog)].map((address) => caches.match(address, { cacheName: readingListCache })),
  );
  const sizes = await Promise.all(found.map(async (answer) => (answer ? (await answer.blob()).size : 0)));
  return sizes.reduce((sum, size) => sum + size, 0);
}
