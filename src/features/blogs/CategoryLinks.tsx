import type { Category } from '#contract/categories/categories.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { PillLink, PillNav } from '#src/ui/PillNav.tsx';
import { writeBlogsSearch, type BlogsSearch } from './blogs-search.ts';

export function CategoryLinks({ categories, search }: { categories: readonly Category[]; search: BlogsSearch }) {
  const t = useMessages('blog-list');
  const locale = useLocale();
  const { q, sort } = search;
  return (
    <PillNav label={t('categories')}>
      <PillLink to="/blogs" search={writeBlogsSearch({ q, sort })} isCurrent={search.category === ''}>
        {t('allCategories')}
      </PillLink>
      {categories.map(({ slug, name }) => (
        <PillLink key={slug} to="/blogs" search={writeBlogsSearch({ q, sort, category: slug })} isCurrent={search.category === slug}>
          {name[locale]}
        </PillLink>
      ))}
    </PillNav>
  );
}
