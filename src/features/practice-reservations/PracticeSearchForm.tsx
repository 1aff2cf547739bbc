import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { SearchIcon } from '#src/ui/icons/SearchIcon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { keywordMaxLength, writePracticeSearch, type PracticeSearch } from './practice-search.ts';
import styles from '#src/ui/form/SearchForm.module.css';

export function PracticeSearchForm({ search }: { search: PracticeSearch }) {
  const t = useMessages('practice-reservations');
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const q = typeof typed === 'string' ? typed.trim() : '';
    void navigate({ to: '/practice/reservations', search: writePracticeSearch({ tab: search.tab, q }) });
  }

  return (
    // The key: after a link to another search, the field shows that one's words.
    <form key={search.q} role="search" className={styles['form']} onSubmit={submit}>
      <label className={styles['field']}>
        <VisuallyHidden>{t('searchLabel')}</VisuallyHidden>
        <SearchIcon size={20} />
        <input
          className={styles['input']}
          type="search"
          name="q"
          defaultValue={search.q}
          maxLength={keywordMaxLength}
          placeholder={t('searchLabel')}
          enterKeyHint="search"
          autoComplete="off"
        />
      </label>
      <Button type="submit">{t('search')}</Button>
    </form>
  );
}
