import type { Locale } from '#contract/locale.ts';

/**
 * What the worker tells the pages: something kept has a newer answer, whether the server can be reached, and that a notification has led to
 * what is open already.
 */
export type NewsOfWorker =
  { type: 'ANSWER_UPDATED'; url: string } | { type: 'ASK_AGAIN' } | { type: 'REACHABLE' } | { type: 'UNREACHABLE' };

/**
 * What a page tells the worker. PAGE_READY also names what the page should be able to open without a network, LEFT_QUICKLY what was added to
 * the reading list since the tab was opened.
 */
export type NewsOfPage =
  | { type: 'SKIP_WAITING' }
  | { type: 'PAGE_READY'; locale: Locale; isFrugal: boolean }
  | { type: 'SIGNED_IN' }
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
