import { threadsLabel } from '#contract/constants.ts';
import { useSearch } from '@tanstack/react-router';
import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { QuickExit } from '#src/session/QuickExit.tsx';
import { QuickExitNote } from '#src/session/QuickExitNote.tsx';
import { Moderation } from './Moderation.tsx';
import { ThreadFilters } from './ThreadFilters.tsx';
import { ThreadList } from './ThreadList.tsx';
import { threadsQueries } from './threads.queries.ts';
import { readThreadsSearch } from './threads-search.ts';
import styles from './ThreadsPage.module.css';

function ThreadsPage() {
  const t = useMessages('threads');
  const exit = useMessages('quick-exit');
  const search = readThreadsSearch(useSearch({ strict: false }));
  return (
    <div className={styles['page']}>
      <QuickExit label={exit('label')} noteId="quick-exit" />
      <h1>
        <span lang="ar" dir="rtl" className={styles['label']}>
          {threadsLabel}
        </span>
        <span className={styles['subtitle']}>{t('subtitle')}</span>
      </h1>
      <p className={styles['lead']}>{t('lead')}</p>
      <Moderation />
      <ThreadFilters search={search} />
      <ThreadList search={search} />
      <div className={styles['end']}>
        <QuickExitNote id="quick-exit" label={exit('label')}>
          {exit('hint')}
        </QuickExitNote>
      </div>
    </div>
  );
}

export const page = definePage({
  component: ThreadsPage,
  load: async ({ apiClient, queryClient, search }) => {
    await Promise.all([
      queryClient.ensureQueryData(threadsQueries.categories(apiClient)),
      queryClient.ensureQueryData(threadsQueries.list(apiClient, readThreadsSearch(search))),
    ]);
  },
  head: ({ locale }) => {
    const t = messagesOf(locale, 'threads');
    return { title: `${threadsLabel} · ${t('titleForSearch')}`, description: t('description') };
  },
});
