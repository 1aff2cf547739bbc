import { useMessages } from '#src/page/messages.ts';
import { Pagination } from '#src/ui/Pagination.tsx';
import { writePracticeSearch, type PracticeSearch } from './practice-search.ts';

interface PracticePagesProps {
  search: PracticeSearch;
  page: { page: number; limit: number; total: number };
}

export function PracticePages({ search, page: { page, limit, total } }: PracticePagesProps) {
  const t = useMessages('practice-reservations');
  const pages = Math.max(1, Math.ceil(total / limit));
  const step = (label: string, to: number) => ({ label, search: writePracticeSearch({ ...search, page: to }) });
  return (
    <Pagination
      label={t('paging')}
      current={t('pageOf', { page, pages })}
      previous={page > 1 && step(t('previousPage'), page - 1)}
      next={page < pages && step(t('nextPage'), page + 1)}
    />
  );
}
