export const sorts = ['recent', 'hot', 'title'] as const;
export type BlogsSort = (typeof sorts)[number];

/** What the address of the list says, made sense of. */
export interface BlogsSearch {
  q: string;
  /** The slug of a category, or empty. */
  category: string;
  page: number;
  sort: BlogsSort;
}

/** The same as it is written, without what goes without saying; the page itself makes sense of what anyone may write there. */
export type BlogsAddress = Partial<BlogsSearch>;

/** The longest keyword the API takes. */
export const keywordMaxLength = 100;

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Reads the search of an address: anyone may write anything there, so what makes no sense is left out. */
export function readBlogsSearch(search: object): BlogsSearch {
  const { q, category, page, sort } = search as Record<string, unknown>;
  const pageNumber = Number(textOf(page));
  return {
    q: textOf(q).trim().slice(0, keywordMaxLength),
    category: textOf(category),
    page: Number.isInteger(pageNumber) && pageNumber > 0 && pageNumber <= 500 ? pageNumber : 1,
    sort: sorts.find((known) => known === sort) ?? 'recent',
  };
}

/** The search of an address, without what goes without saying. */
export function writeBlogsSearch({ q, category, page, sort }: BlogsAddress): BlogsAddress {
  return {
    ...(q && { q }),
    ...(category && { category }),
    ...(sort && sort !== 'recent' && { sort }),
    ...(page && page > 1 && { page }),
  };
}
