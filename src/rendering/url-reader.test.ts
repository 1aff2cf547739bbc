import { expect, test } from 'vitest';
import { urlReader } from './url-reader.ts';

const readAt: Readonly<Record<string, readonly string[] | undefined>> = { '/blogs': ['q', 'page'], '/blogs/a': [], '/profile': undefined };
const urlAsRead = urlReader({
  getMatchedRoutes: (path: string) =>
    [[], {}, path in readAt ? { options: { staticData: { ...(readAt[path] && { reads: readAt[path] }) } } } : undefined] as never,
});

test.each([
  ['/blogs', '/blogs'],
  ['/blogs?', '/blogs'],
  ['/blogs?page=2&fbclid=x&q=a%20b', '/blogs?q=a%20b&page=2'],
  ['/en/blogs?utm_source=mail&page=2', '/en/blogs?page=2'],
  ['/blogs?%71=a&q=b', '/blogs?%71=a&q=b'],
  ['/blogs?q=what?&Q=no&q', '/blogs?q=what?&q'],
  ['/blogs/a?page=2', '/blogs/a'],
  ['/nothing?page=2', '/nothing'],
  ['/profile?tab=1&x', '/profile?tab=1&x'],
])('%s is read as %s', (url, read) => {
  expect(urlAsRead(url)).toBe(read);
});
