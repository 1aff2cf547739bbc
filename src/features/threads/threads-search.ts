import { lastComments } from '#contract/constants.ts';
import type { CommentPlace } from '#contract/threads/threads.schema.ts';

/** The third is no order of the list: a few threads of each category. */
export const threadOrders = ['HOT', 'NEW', 'THEME'] as const;
export type ThreadOrder = (typeof threadOrders)[number];

/** What the address of the list says, made sense of. */
export interface ThreadsSearch {
  q: string;
  order: ThreadOrder;
  /** The slug of a category, or empty. */
  category: string;
  page: number;
}

/** What the address of one thread says: where its page of comments begins. */
export interface ThreadSearch {
  after?: string;
}

/** Reads the search of a thread's address: what makes no sense is left out. */
export function readThreadSearch(search: object): ThreadSearch {
  const { after } = search as Record<string, unknown>;
  return typeof after === 'string' && after !== '' ? { after } : {};
}

/** By name: the place of a page that was read some time ago is no longer that of the newest. */
export const newest: CommentPlace = { after: lastComments };

/** The search that leads to a page of comments; of the first, none. */
export const commentSearch = (place: CommentPlace): object => readThreadSearch(place);

/** The longest keyword the API takes. */
export const keywordMaxLength = 100;

export const noThreadsSearch: ThreadsSearch = { q: '', order: 'HOT', category: '', page: 1 };

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Reads the search of an address: anyone may write anything there, so what makes no sense is left out. */
export function readThreadsSearch(search: object): ThreadsSearch {
  const { q, 'sort-type': order, category, page } = search as Record<string, unknown>;
  const pageNumber = Number(textOf(page));
  const keyword = textOf(q).trim().slice(0, keywordMaxLength);
  const asked = threadOrders.find((known) => known === textOf(order).toUpperCase()) ?? 'HOT';
  return {
    q: keyword,
    order: asked === 'THEME' && (keyword || category) ? 'HOT' : asked,
    category: textOf(category),
    page: Number.isInteger(pageNumber) && pageNumber > 0 && pageNumber <= 500 ? pageNumber : 1,
  };
}

/** The search of an address, without what goes without saying. */
export function writeThreadsSearch({ q, order, category, page }: Partial<ThreadsSearch>) {
  return {
    ...(q && { q }),
    ...(order && order !== 'HOT' && { 'sort-type': order.toLowerCase() }),
    ...(category && { category }),
    ...(page && page > 1 && { page }),
  };
}
