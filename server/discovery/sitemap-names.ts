/** The kinds of pages, a sitemap each. */
export const sitemapNames = ['pages', 'blogs', 'threads'] as const;
export type SitemapName = (typeof sitemapNames)[number];
