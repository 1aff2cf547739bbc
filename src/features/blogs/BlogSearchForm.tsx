import { useNavigate } from '@tanstack/react-router';
import { pathInLocale } from '#contract/locale.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { SearchForm } from '#src/ui/form/SearchForm.tsx';
import { keywordMaxLength, writeBlogsSearch, type BlogsSearch } from './blogs-search.ts';

/** An ordinary form to the list's own address; with scripts the page stays and only the list changes. */
export function BlogSearchForm({ search: { q, category } }: { search: BlogsSearch }) {
  const t = useMessages('blog-list');
  const action = pathInLocale('/blogs', useLocale());
  const navigate = useNavigate();
  return (
    <SearchForm
      keyword={q}
      label={t('searchLabel')}
      placeholder={t('searchPlaceholder')}
      submitLabel={t('search')}
      maxLength={keywordMaxLength}
      action={action}
      isMain
      onSearch={(keyword) => void navigate({ to: '/blogs', search: writeBlogsSearch({ q: keyword, category }) })}
    >
      {category && <input type="hidden" name="category" value={category} />}
    </SearchForm>
  );
}
