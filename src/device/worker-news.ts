import type { Locale } from '#contract/locale.ts';

/** What the worker tells the pages: something kept has a newer answer, and whether the server can be reached. */
export type NewsOfWorker = { type: 'ANSWER_UPDATED'; url: string } | { type: 'REACHABLE' } | { type: 'UNREACHABLE' };

/**
 * What a page tells the worker. PAGE_READY also names what the page should be able to open without a network, LEFT_QUICKLY what was added to
 * the reading list since the tab was opened.
 */
export type NewsOfPage =
  | { type: 'SKIP_WAITING' }
  | { type: 'PAGE_READY'; locale: Locale; isFrugal: boolean }
  | { type: 'LEFT_QUICKLY'; pinned: readonly string[] };

/** Kept beside the worker's own caches, pinned by a person, and never aged out. */
export const readingListCache = 'reading-list';
/** The worker's cache of what is named in a path: articles, therapists, categories. */
export const keptItemsCache = 'kept-items';
/** The worker's cache of public pages, as HTML. */
export const pagesCache = 'pages';

/** The header of an answer that comes from a cache: nothing is known of the network yet, or it has failed. */
export const keptHeader = 'x-kept';
export type KeptHow = 'revalidating' | 'fallback';
