import { useRef } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { SearchIcon } from '#src/ui/icons/SearchIcon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './ThreadSearch.module.css';
import { ThreadSearchForm } from './ThreadSearchForm.tsx';
import type { ThreadsSearch } from './threads-search.ts';

/** The search behind its icon, which works without scripts too; in view from the start where something is searched for. */
export function ThreadSearch({ search }: { search: ThreadsSearch }) {
  const t = useMessages('thread-list');
  const form = useRef<HTMLDivElement>(null);
  return (
    <details
      className={styles['search']}
      open={search.q !== ''}
      onToggle={({ newState }) => {
        // Opened by a press: whoever searches types next.
        if (newState === 'open' && search.q === '') form.current?.querySelector<HTMLInputElement>('[name=q]')?.focus();
      }}
    >
      <summary className={styles['icon']}>
        <SearchIcon />
        <VisuallyHidden>{t('openSearch')}</VisuallyHidden>
      </summary>
      <div ref={form} className={styles['form']}>
        <ThreadSearchForm search={search} />
      </div>
    </details>
  );
}
