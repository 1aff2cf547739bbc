import { practiceTabs, type PracticeTab } from './practice-tabs.ts';

/** What the address of the page may say; the page's own code reads it, for the site map is on every page. */
export interface PracticeAddress {
  tab?: string;
  q?: string | number;
  page?: string | number;
}

/** What the address of the page says, made sense of. */
export interface PracticeSearch {
  tab: PracticeTab;
  /** Part of a client's name, or empty. */
  q: string;
  page: number;
}

/** The longest keyword the API takes. */
export const keywordMaxLength = 100;
const deepestPage = 500;

// The router reads `q=2024` as a number.
const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Reads the search of an address: what makes no sense is left out. */
export function readPracticeSearch(search: object): PracticeSearch {
  const { tab, q, page } = search as Record<string, unknown>;
  const pageNumber = Number(textOf(page));
  return {
    tab: practiceTabs.find((known) => known === tab) ?? 'todo',
    q: textOf(q).trim().slice(0, keywordMaxLength),
    page: Number.isInteger(pageNumber) && pageNumber > 0 && pageNumber <= deepestPage ? pageNumber : 1,
  };
}

/** The search of an address, without what goes without saying. */
export function writePracticeSearch({ tab, q, page }: Partial<PracticeSearch>): PracticeAddress {
  return { ...(tab && tab !== 'todo' && { tab }), ...(q && { q }), ...(page && page > 1 && { page }) };
}
