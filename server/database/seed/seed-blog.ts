/** An article of the demonstration. `content` is HTML of p, h2, h3, ul, ol, li, blockquote, strong, em and a. */
export interface SeedBlog {
  slug: string;
  title: string;
  excerpt: string;
  /** French, unless told otherwise. */
  language?: 'en';
  /** The slug of the article that it is in another language. */
  translationOf?: string;
  categorySlugs: readonly [string, ...string[]];
  contentNote: string | null;
  isFeatured: boolean;
  publishedAt: string;
  reviewedAt: string;
  sources: { title: string; url: string }[];
  content: string;
}
