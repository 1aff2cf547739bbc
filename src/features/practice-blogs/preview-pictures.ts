import { mapPictures, pictureKey } from '#contract/blogs/text-pictures.ts';
import type { Blog } from '#contract/blogs/blogs.schema.ts';

/** A preview without its pictures, or its ways to other languages, is better than none. */
const longestWaitMs = 4000;

/** What is asked for, or undefined where it does not come, or not in time. */
export function inTime<T>(asked: Promise<T>): Promise<T | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, longestWaitMs));
  return Promise.race([asked.catch(() => undefined), late]);
}

interface Previewed {
  blog: Blog;
  /** Gives the addresses of its pictures back once it is no longer shown. */
  release: () => void;
}

/** An article with the bytes of its pictures in place of their addresses, by which nobody may read the new ones before it is saved. */
export async function withPictureBytes(blog: Blog, read: (address: string) => Promise<Blob>): Promise<Previewed> {
  const addresses = new Set(blog.cover ? [blog.cover.key] : []);
  mapPictures(blog.content, ({ path }) => (addresses.add(pictureKey(path)), ''));
  const shown = new Map<string, string>();
  await Promise.all(
    [...addresses].map(async (key) => {
      // What does not come is asked for by its address.
      const bytes = await inTime(read(key));
      if (bytes) shown.set(key, URL.createObjectURL(bytes));
    }),
  );
  return {
    blog: {
      ...blog,
      cover: blog.cover && { ...blog.cover, url: shown.get(blog.cover.key) ?? blog.cover.url },
      content: mapPictures(blog.content, ({ path, alt, size }) => `<img src="${shown.get(pictureKey(path)) ?? path}" alt="${alt}"${size}>`),
    },
    release: () => shown.forEach((url) => URL.revokeObjectURL(url)),
  };
}
