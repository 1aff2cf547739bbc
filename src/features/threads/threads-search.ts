export const threadOrders = ['HOT', 'NEW'] as const;
export type ThreadOrder = (typeof threadOrders)[number];

/** What the address of the list says, made sense of. */
export interface ThreadsSearch {
  order: ThreadOrder;
  /** The slug of a category, or empty. */
  category: string;
  page: number;
}

/** Reads the search of an address: anyone may write anything there, so what makes no sense is left out. */
export function readThreadsSearch(search: object): ThreadsSearch {
  const { 'sort-type': order, category, page } = search as Record<string, unknown>;
  const pageNumber = Number(page);
  return {
    order: String(order).toUpperCase() === 'NEW' ? 'NEW' : 'HOT',
    category: typeof category === 'string' ? category : '',
    page: Number.isInteger(pageNumber) && pageNumber > 0 && pageNumber <= 500 ? pageNumber : 1,
  };
}

/** The search of an address, without what goes without saying. */
export function writeThreadsSearch({ order, category, page }: Partial<ThreadsSearch>) {
  return {
    ...(order === 'NEW' && { 'sort-type': 'new' }),
    ...(category && { category }),
    ...(page && page > 1 && { page }),
  };
}
