import { accountSortFields, accountStates, type AccountSortField, type AccountState } from '#contract/auth/account-lists.ts';
import { addressPage, addressText } from '#src/page/address-text.ts';

/** What the address of the page may say; the page's own code reads it, for the site map is on every page. */
export interface ClientsAddress {
  q?: string | number;
  role?: string;
  state?: string;
  sort?: string;
  page?: string | number;
}

type Direction = 'asc' | 'desc';

/** What the address of the page says, made sense of. */
export interface ClientsSearch {
  /** Part of a name, an e-mail address or a phone number, or empty. */
  q: string;
  /** A role's name, or empty for all. */
  role: string;
  state: AccountState | undefined;
  sort: AccountSortField;
  direction: Direction;
  page: number;
}

export const keywordMaxLength = 100;

/** What comes first where nothing was chosen: the newest, or the beginning of the alphabet. */
export const usualDirection = (sort: AccountSortField): Direction => (sort === 'createdAt' ? 'desc' : 'asc');

/** Reads the search of an address: what makes no sense is left out. `sort` is a field, with a `-` where it runs the other way. */
export function readClientsSearch(search: object): ClientsSearch {
  const { q, role, state, sort, page } = search as Record<string, unknown>;
  const written = addressText(sort);
  const isTurned = written.startsWith('-');
  const field = accountSortFields.find((known) => known === written.replace(/^-/, '')) ?? 'createdAt';
  const usual = usualDirection(field);
  return {
    q: addressText(q, keywordMaxLength),
    role: addressText(role),
    state: accountStates.find((known) => known === state),
    sort: field,
    direction: isTurned ? (usual === 'asc' ? 'desc' : 'asc') : usual,
    page: addressPage(page),
  };
}

/** The search of an address, without what goes without saying. */
export function writeClientsSearch({ q, role, state, sort, direction, page }: Partial<ClientsSearch>): ClientsAddress {
  const written = sort && `${direction && direction !== usualDirection(sort) ? '-' : ''}${sort}`;
  return {
    ...(q && { q }),
    ...(role && { role }),
    ...(state && { state }),
    ...(written && written !== 'createdAt' && { sort: written }),
    ...(page && page > 1 && { page }),
  };
}
