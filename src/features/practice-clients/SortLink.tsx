import { Link } from '@tanstack/react-router';
import type { AccountSortField } from '#contract/auth/account-lists.ts';
import { ChevronDownIcon } from '#src/ui/icons/ChevronDownIcon.tsx';
import { ChevronUpIcon } from '#src/ui/icons/ChevronUpIcon.tsx';
import styles from './Clients.module.css';
import { usualDirection, writeClientsSearch, type ClientsSearch } from './clients-search.ts';

interface SortLinkProps {
  field: AccountSortField;
  label: string;
  search: ClientsSearch;
}

/** A heading that sorts by its column, and the other way when pressed again. */
export function SortLink({ field, label, search }: SortLinkProps) {
  const isSorted = search.sort === field;
  const turned = search.direction === 'asc' ? 'desc' : 'asc';
  const next = { ...search, sort: field, direction: isSorted ? turned : usualDirection(field), page: 1 } as const;
  const Shape = search.direction === 'asc' ? ChevronUpIcon : ChevronDownIcon;
  return (
    <Link to="/practice/clients" search={writeClientsSearch(next)} className={styles['sortLink']}>
      {label}
      {isSorted && <Shape size={16} />}
    </Link>
  );
}
