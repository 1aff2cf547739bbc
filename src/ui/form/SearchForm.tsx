import type { FormEvent, ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { SearchIcon } from '../icons/SearchIcon.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './SearchForm.module.css';

interface SearchFormProps {
  /** What is searched for now. */
  keyword: string;
  label: string;
  placeholder?: string;
  submitLabel: string;
  maxLength: number;
  onSearch: (keyword: string) => void;
  /** Where the form goes without scripts; its field is `q`. */
  action?: string;
  /** The one action of its screen. */
  isMain?: boolean;
  autoComplete?: 'off';
  /** Hidden fields, for the search without scripts. */
  children?: ReactNode;
}

/** One field and its button. */
export function SearchForm({
  keyword,
  label,
  placeholder = label,
  submitLabel,
  onSearch,
  action,
  isMain,
  children,
  ...input
}: SearchFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    onSearch(typeof typed === 'string' ? typed.trim() : '');
  }

  return (
    // The key: after a link to another search, the field shows that one's words.
    <form key={keyword} role="search" action={action} className={styles['form']} onSubmit={submit}>
      {children}
      <label className={styles['field']}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <SearchIcon size={20} />
        <input
          {...input}
          className={styles['input']}
          type="search"
          name="q"
          defaultValue={keyword}
          placeholder={placeholder}
          enterKeyHint="search"
        />
      </label>
      <Button type="submit" variant={isMain ? 'filled' : 'outlined'}>
        {submitLabel}
      </Button>
    </form>
  );
}
