/** What can be followed in a feed reader, and where; in English below /en. */
export const feeds = [
  { of: 'blogs', format: 'RSS', path: '/blogs.rss', type: 'application/rss+xml' },
  { of: 'blogs', format: 'Atom', path: '/blogs.atom', type: 'application/atom+xml' },
  { of: 'threads', format: 'RSS', path: '/threads.rss', type: 'application/rss+xml' },
] as const;
