import type { TextDirection } from '#contract/enumerations.ts';

/** A conversation of the demonstration. */
export interface SeedThread {
  slug: string;
  title: string;
  content: string;
  categorySlug: string;
  contentNote: string | null;
  language: 'fr' | 'ar' | 'aeb-Latn';
  direction: TextDirection;
  upvotes: number;
  downvotes: number;
  claps: number;
  createdDaysAgo: number;
  pseudonym: string;
  comments: readonly { pseudonym: string; content: string; isStaff: boolean; createdDaysAgo: number }[];
}
