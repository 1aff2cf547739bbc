import { useNavigate } from '@tanstack/react-router';
import { useMessages } from '#src/page/messages.ts';
import { SearchForm } from '#src/ui/form/SearchForm.tsx';
import { keywordMaxLength, writePracticeSearch, type PracticeSearch } from './practice-search.ts';

export function PracticeSearchForm({ search: { tab, q } }: { search: PracticeSearch }) {
  const t = useMessages('practice-reservations');
  const navigate = useNavigate();
  return (
    <SearchForm
      keyword={q}
      label={t('searchLabel')}
      submitLabel={t('search')}
      maxLength={keywordMaxLength}
      autoComplete="off"
      onSearch={(keyword) => void navigate({ to: '/practice/reservations', search: writePracticeSearch({ tab, q: keyword }) })}
    />
  );
}
