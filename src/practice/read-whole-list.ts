import { deepestRow, maxPageSize } from '#contract/page-limits.ts';

export interface Paging {
  page: number;
  limit: number;
}

interface WholeList<Item> {
  items: Item[];
  /** The list is, or may be, longer than lists can be read. */
  isCut: boolean;
}

/**
 * Reads a list from its first page to its last. Rows that come meanwhile push others onto the next page: who has been
 * read already, by its key, is not read twice.
 */
export async function readWholeList<Item>(
  readPage: (paging: Paging) => Promise<{ items: readonly Item[] }>,
  keyOf: (item: Item) => string,
): Promise<WholeList<Item>> {
  const read = new Map<string, Item>();
  for (let page = 1; page * maxPageSize <= deepestRow; page += 1) {
    const { items } = await readPage({ page, limit: maxPageSize });
    for (const item of items) if (!read.has(keyOf(item))) read.set(keyOf(item), item);
    if (items.length < maxPageSize) return { items: [...read.values()], isCut: false };
  }
  return { items: [...read.values()], isCut: true };
}
