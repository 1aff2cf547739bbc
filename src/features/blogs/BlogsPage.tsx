import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { pathInLocale } from '#contract/locale.ts';
import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useLocale, useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import styles from './BlogsPage.module.css';
import { BlogList } from './BlogList.tsx';
import { BlogSearchForm } from './BlogSearchForm.tsx';
import { blogsQueries } from './blogs.queries.ts';
import { readBlogsSearch } from './blogs-search.ts';
import { CategoryLinks } from './CategoryLinks.tsx';
import { KeptPart } from './KeptPart.tsx';

function BlogsPage() {
  const t = useMessages('blog-list');
  const search = readBlogsSearch(useSearch({ strict: false }));
  const apiClient = useApiClient();
  const locale = useLocale();
  const other = locale === 'fr' ? 'en' : 'fr';
  const categories = useSuspenseQuery(blogsQueries.categories(apiClient)).data.items;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <h1>{t('title')}</h1>
        <p className={styles['lead']}>{t('lead')}</p>
        <BlogSearchForm search={search} />
      </header>
      <CategoryLinks categories={categories} search={search} />
      <KeptPart />
      <BlogList search={search} />
      <p className={styles['other']}>
        <a href={pathInLocale('/blogs', other)} hrefLang={other}>
          {t('inOtherLanguage')}
        </a>
        <a href={pathInLocale('/blogs.rss', locale)}>{t('feed')}</a>
      </p>
    </div>
  );
}

export const page = definePage({
  component: BlogsPage,
  load: async ({ apiClient, queryClient, search }) => {
    const [categories] = await Promise.all([
      queryClient.ensureQueryData(blogsQueries.categories(apiClient)),
      queryClient.ensureQueryData(blogsQueries.list(apiClient, readBlogsSearch(search))),
    ]);
    return categories.items;
  },
  head: ({ locale, search, data }) => {
    const t = messagesOf(locale, 'blog-list');
    const { category, q } = readBlogsSearch(search);
    const name = data?.find(({ slug }) => slug === category)?.name[locale];
    return { title: name ? `${name} · ${t('title')}` : t('title'), description: t('description'), isHiddenFromSearch: q !== '' };
  },
});
