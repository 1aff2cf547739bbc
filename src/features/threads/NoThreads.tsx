import { useMessages } from '#src/page/messages.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { SearchIcon } from '#src/ui/icons/SearchIcon.tsx';
import { ThreadsIcon } from '#src/ui/icons/ThreadsIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import type { ThreadsSearch } from './threads-search.ts';

export function NoThreads({ search: { q, category }, isPastTheEnd }: { search: ThreadsSearch; isPastTheEnd: boolean }) {
  const t = useMessages('thread-list');
  if (!q && !category && !isPastTheEnd)
    return (
      <EmptyState icon={<ThreadsIcon size={28} />} title={t('noneTitle')}>
        <p role="status">{t('noneText')}</p>
      </EmptyState>
    );
  const isSearch = q !== '' && !isPastTheEnd;
  const title = isPastTheEnd ? t('pastTheEndTitle') : isSearch ? t('emptySearchTitle', { keyword: q }) : t('emptyTitle');
  return (
    <EmptyState
      icon={isSearch ? <SearchIcon size={28} /> : <ThreadsIcon size={28} />}
      title={title}
      actions={<LinkButton to="/threads">{t('seeAll')}</LinkButton>}
    >
      <p role="status">{t(isSearch ? 'emptySearchText' : 'emptyText')}</p>
    </EmptyState>
  );
}
