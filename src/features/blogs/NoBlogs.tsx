import { useMessages } from '#src/page/messages.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { ArticlesIcon } from '#src/ui/icons/ArticlesIcon.tsx';
import { SearchIcon } from '#src/ui/icons/SearchIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import type { BlogsSearch } from './blogs-search.ts';

export function NoBlogs({ search, isPastTheEnd }: { search: BlogsSearch; isPastTheEnd: boolean }) {
  const t = useMessages('blog-list');
  if (!search.q && !search.category && !isPastTheEnd)
    return (
      <EmptyState icon={<ArticlesIcon size={28} />} title={t('noneTitle')}>
        <p role="status">{t('noneText')}</p>
      </EmptyState>
    );
  const isSearch = search.q !== '' && !isPastTheEnd;
  const title = isPastTheEnd ? t('pastTheEndTitle') : isSearch ? t('emptySearchTitle', { keyword: search.q }) : t('emptyTitle');
  return (
    <EmptyState
      icon={isSearch ? <SearchIcon size={28} /> : <ArticlesIcon size={28} />}
      title={title}
      actions={
        <LinkButton to="/blogs" variant="outlined">
          {t('seeAll')}
        </LinkButton>
      }
    >
      <p role="status">{t(isSearch ? 'emptySearchText' : 'emptyText')}</p>
    </EmptyState>
  );
}
