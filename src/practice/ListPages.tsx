import { useMessages } from '#src/page/messages.ts';
import { Pagination } from '#src/ui/Pagination.tsx';

interface ListPagesProps {
  page: { page: number; limit: number; total: number };
  /** The search of the address of another page of the list. */
  searchOf: (page: number) => object;
}

/** The pages before and after this one of a list of the practice. */
export function ListPages({ page: { page, limit, total }, searchOf }: ListPagesProps) {
  const t = useMessages('practice');
  const pages = Math.max(1, Math.ceil(total / limit));
  return (
    <Pagination
      label={t('paging')}
      current={t('pageOf', { page, pages })}
      previous={page > 1 && { label: t('previousPage'), search: searchOf(page - 1) }}
      next={page < pages && { label: t('nextPage'), search: searchOf(page + 1) }}
    />
  );
}
