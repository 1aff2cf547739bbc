import { threadStatuses, type ThreadStatus } from '#contract/threads/threads.schema.ts';
import { addressPage, addressText } from '#src/page/address-text.ts';

/** What the address of the page may say; the page's own code reads it, for the site map is on every page. */
export interface ModerationAddress {
  view?: string;
  status?: string;
  q?: string;
  page?: string | number;
}

/** What the address of the page says, made sense of. */
export interface ModerationSearch {
  /** What waits to be read, or every thread. */
  view: 'WAITING' | 'ALL';
  status: ThreadStatus | undefined;
  q: string;
  page: number;
}

/** The longest keyword the API takes. */
export const keywordMaxLength = 100;

/** Reads the search of an address: what makes no sense is left out. */
export function readModerationSearch(search: object): ModerationSearch {
  const { view, status, q, page } = search as Record<string, unknown>;
  return {
    view: view === 'all' ? 'ALL' : 'WAITING',
    status: threadStatuses.find((known) => known === status),
    q: addressText(q).trim().slice(0, keywordMaxLength),
    page: addressPage(page),
  };
}

/** The search of an address, without what goes without saying. */
export function writeModerationSearch({ view, status, q, page }: Partial<ModerationSearch>): ModerationAddress {
  return {
    ...(view === 'ALL' && { view: 'all' }),
    ...(status && { status }),
    ...(q && { q }),
    ...(page && page > 1 && { page }),
  };
}
