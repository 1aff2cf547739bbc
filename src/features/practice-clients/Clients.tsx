import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMessages } from '#src/page/messages.ts';
import { SearchForm } from '#src/ui/form/SearchForm.tsx';
import { ClientFilters } from './ClientFilters.tsx';
import { ClientList } from './ClientList.tsx';
import { keywordMaxLength, readClientsSearch, writeClientsSearch } from './clients-search.ts';

export function Clients() {
  const t = useMessages('practice-clients');
  const navigate = useNavigate();
  const search = readClientsSearch(useSearch({ strict: false }));
  return (
    <>
      <h1>{t('title')}</h1>
      <SearchForm
        keyword={search.q}
        label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
        submitLabel={t('search')}
        maxLength={keywordMaxLength}
        autoComplete="off"
        onSearch={(q) => void navigate({ to: '/practice/clients', search: writeClientsSearch({ ...search, q, page: 1 }) })}
      />
      <ClientFilters search={search} />
      <ClientList search={search} />
    </>
  );
}
