import { useNavigate } from '@tanstack/react-router';
import { pathInLocale } from '#contract/locale.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import styles from './BlogSortForm.module.css';
import { sorts, writeBlogsSearch, type BlogsSearch, type BlogsSort } from './blogs-search.ts';

const labels = { recent: 'sortRecent', hot: 'sortHot', title: 'sortTitle' } as const satisfies Record<BlogsSort, string>;

/** Choosing sorts at once; without scripts a button does. */
export function BlogSortForm({ search }: { search: BlogsSearch }) {
  const t = useMessages('blogs');
  const action = pathInLocale('/blogs', useLocale());
  const navigate = useNavigate();
  return (
    <form action={action} className={styles['form']}>
      {search.category && <input type="hidden" name="category" value={search.category} />}
      <Select
        label={t('sortLabel')}
        name="sort"
        value={search.sort}
        options={sorts.map((value) => ({ value, label: t(labels[value]) }))}
        onChoose={(sort) => void navigate({ to: '/blogs', search: writeBlogsSearch({ ...search, sort, page: 1 }), resetScroll: false })}
      />
      <noscript>
        <Button type="submit">{t('sortApply')}</Button>
      </noscript>
    </form>
  );
}
