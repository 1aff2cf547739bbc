import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { pathInLocale } from '#contract/locale.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { SortForm } from '#src/ui/form/SortForm.tsx';
import { PillLink, PillNav } from '#src/ui/PillNav.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import { threadsQueries } from './threads.queries.ts';
import { threadOrders, writeThreadsSearch, type ThreadOrder, type ThreadsSearch } from './threads-search.ts';
import styles from './ThreadFilters.module.css';

const labels = { HOT: 'orderHot', NEW: 'orderNew', THEME: 'orderTheme' } as const satisfies Record<ThreadOrder, string>;

/** The order, and the category as links: one row, of which the categories scroll sideways on a phone. */
export function ThreadFilters({ search }: { search: ThreadsSearch }) {
  const t = useMessages('thread-list');
  const locale = useLocale();
  const apiClient = useApiClient();
  const navigate = useNavigate();
  const categories = useSuspenseQuery(threadsQueries.categories(apiClient)).data.items;
  const { q, order, category } = search;
  const listed = order === 'THEME' ? 'HOT' : order;
  // What is searched for, or of one category, is not turned by theme.
  const orders = threadOrders.filter((each) => each !== 'THEME' || (!q && !category));
  return (
    <div className={styles['filters']}>
      <SortForm
        label={t('order')}
        submitLabel={t('orderApply')}
        action={pathInLocale('/threads', locale)}
        name="sort-type"
        value={order}
        options={orders.map((value) => ({ value, label: t(labels[value]) }))}
        onChoose={(chosen) =>
          void navigate({ to: '/threads', search: writeThreadsSearch({ q, category, order: chosen }), resetScroll: false })
        }
      >
        <HiddenFields values={writeThreadsSearch({ q, category })} />
      </SortForm>
      <PillNav label={t('categories')}>
        <PillLink to="/threads" search={writeThreadsSearch({ q, order: listed })} isCurrent={category === ''}>
          {t('allCategories')}
        </PillLink>
        {categories.map(({ slug, name }) => (
          <PillLink
            key={slug}
            to="/threads"
            search={writeThreadsSearch({ q, order: listed, category: slug })}
            isCurrent={category === slug}
          >
            {name[locale]}
          </PillLink>
        ))}
      </PillNav>
    </div>
  );
}
