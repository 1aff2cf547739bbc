import type { Locale } from '../locale.ts';
import type { BlogSummary } from './blogs.schema.ts';
import { listedLanguages } from './listed-languages.ts';

/** What follows an article, others of its first category: one more than is shown, since it is among them. The worker keeps this very answer ahead. */
export const relatedBlogs = ({ categories }: Pick<BlogSummary, 'categories'>, locale: Locale) => ({
  ...listedLanguages(locale),
  category: categories[0]?.slug ?? '-',
  limit: 4,
});
