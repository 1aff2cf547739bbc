import { useNavigate } from '@tanstack/react-router';
import { accountSortFields } from '#contract/auth/account-lists.ts';
import { useMessages } from '#src/page/messages.ts';
import { Select } from '#src/ui/form/Select.tsx';
import styles from './Clients.module.css';
import { usualDirection, writeClientsSearch, type ClientsSearch } from './clients-search.ts';

/** The order of the list where it is made of cards; a table is sorted by its headings. */
export function ClientSort({ search }: { search: ClientsSearch }) {
  const t = useMessages('practice-clients');
  const navigate = useNavigate();
  return (
    <div className={styles['sort']}>
      <Select
        label={t('sortLabel')}
        options={accountSortFields.map((field) => ({ value: field, label: t(`sorts.${field}`) }))}
        value={search.sort}
        onChoose={(sort) => {
          const chosen = { ...search, sort, direction: usualDirection(sort), page: 1 };
          void navigate({ to: '/practice/clients', search: writeClientsSearch(chosen) });
        }}
      />
    </div>
  );
}
