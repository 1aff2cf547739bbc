import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { pathInLocale } from '#contract/locale.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { SearchIcon } from '#src/ui/icons/SearchIcon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from '#src/ui/form/SearchForm.module.css';
import { keywordMaxLength, writeBlogsSearch, type BlogsSearch } from './blogs-search.ts';

/** An ordinary form to the list's own address; with scripts the page stays and only the list changes. */
export function BlogSearchForm({ search }: { search: BlogsSearch }) {
  const t = useMessages('blogs');
  const action = pathInLocale('/blogs', useLocale());
  const navigate = useNavigate();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const q = typeof typed === 'string' ? typed.trim() : '';
    void navigate({ to: '/blogs', search: writeBlogsSearch({ q, category: search.category }) });
  }

  return (
    // The key: after a link to another search, the field shows that one's words.
    <form key={search.q} role="search" action={action} className={styles['form']} onSubmit={submit}>
      {search.category && <input type="hidden" name="category" value={search.category} />}
      <label className={styles['field']}>
        <VisuallyHidden>{t('searchLabel')}</VisuallyHidden>
        <SearchIcon size={20} />
        <input
          className={styles['input']}
          type="search"
          name="q"
          defaultValue={search.q}
          maxLength={keywordMaxLength}
          placeholder={t('searchPlaceholder')}
          enterKeyHint="search"
        />
      </label>
      <Button type="submit" variant="filled">
        {t('search')}
      </Button>
    </form>
  );
}
