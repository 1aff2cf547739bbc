import { addressPage, addressText } from '#src/page/address-text.ts';

/** What the address of the page may say; the page's own code reads it, for the site map is on every page. */
export interface ReceiptsAddress {
  month?: string;
  page?: string | number;
}

export interface ReceiptsSearch {
  /** yyyy-MM, in the practice's zone. */
  month: string;
  page: number;
}

/** Reads the search of an address; a month that makes no sense, or is to come, is the present one. */
export function readReceiptsSearch(search: object, thisMonth: string): ReceiptsSearch {
  const { month, page } = search as Record<string, unknown>;
  const named = addressText(month);
  const isMonth = /^20\d\d-(0[1-9]|1[0-2])$/.test(named) && named <= thisMonth;
  return { month: isMonth ? named : thisMonth, page: isMonth || named === '' ? addressPage(page) : 1 };
}

/** The search of an address, without what goes without saying. */
export const writeReceiptsSearch = ({ month, page = 1 }: { month: string; page?: number }, thisMonth: string): ReceiptsAddress => ({
  ...(month !== thisMonth && { month }),
  ...(page > 1 && { page }),
});
