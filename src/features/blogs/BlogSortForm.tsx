import { useNavigate } from '@tanstack/react-router';
import { pathInLocale } from '#contract/locale.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { SortForm } from '#src/ui/form/SortForm.tsx';
import { sorts, writeBlogsSearch, type BlogsSearch, type BlogsSort } from './blogs-search.ts';

const labels = { recent: 'sortRecent', hot: 'sortHot', title: 'sortTitle' } as const satisfies Record<BlogsSort, string>;

export function BlogSortForm({ search }: { search: BlogsSearch }) {
  const t = useMessages('blog-list');
  const action = pathInLocale('/blogs', useLocale());
  const navigate = useNavigate();
  return (
    <SortForm
      label={t('sortLabel')}
      submitLabel={t('sortApply')}
      action={action}
      name="sort"
      value={search.sort}
      options={sorts.map((value) => ({ value, label: t(labels[value]) }))}
      onChoose={(sort) => void navigate({ to: '/blogs', search: writeBlogsSearch({ ...search, sort, page: 1 }), resetScroll: false })}
    >
      {search.category && <input type="hidden" name="category" value={search.category} />}
    </SortForm>
  );
}
