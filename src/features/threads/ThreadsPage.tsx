import { threadsLabel } from '#contract/constants.ts';
import { pathInLocale } from '#contract/locale.ts';
import { dialNumber } from '#contract/dial-number.ts';
import { Link, useSearch } from '@tanstack/react-router';
import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useLocale, useMessages } from '#src/page/messages.ts';
import { RichMessage } from '#src/page/RichMessage.tsx';
import { useEmergencyNumber } from '#src/page/use-emergency-number.ts';
import { QuickExit } from '#src/session/QuickExit.tsx';
import { QuickExitNote } from '#src/session/QuickExitNote.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { GroupedThreads } from './GroupedThreads.tsx';
import { Moderation } from './Moderation.tsx';
import { ThreadFilters } from './ThreadFilters.tsx';
import { ThreadList } from './ThreadList.tsx';
import { ThreadSearch } from './ThreadSearch.tsx';
import { threadsQueries } from './threads.queries.ts';
import { readThreadsSearch } from './threads-search.ts';
import styles from './ThreadsPage.module.css';

function ThreadsPage() {
  const t = useMessages('thread-list');
  const exit = useMessages('quick-exit');
  const emergency = useEmergencyNumber();
  const search = readThreadsSearch(useSearch({ strict: false }));
  return (
    <div className={styles['page']}>
      <QuickExit label={exit('label')} noteId="quick-exit">
        <Link to="/threads/own">{t('ownThreads')}</Link>
      </QuickExit>
      <div className={styles['top']}>
        <header className={styles['head']}>
          <h1>
            <span lang="ar" dir="rtl" className={styles['label']}>
              {threadsLabel}
            </span>
            <span className={styles['subtitle']}>{t('subtitle')}</span>
          </h1>
          <LinkButton variant="filled" to="/threads/write">
            <RichMessage text={t('write')} parts={{ more: (words) => <span className={styles['more']}>{words}</span> }} />
          </LinkButton>
        </header>
        <p className={styles['summary']}>
          <RichMessage
            text={t('summary', { emergency })}
            parts={{ call: (words) => <a href={`tel:${dialNumber(emergency)}`}>{words}</a> }}
          />
        </p>
        <ThreadSearch search={search} />
        <ThreadFilters search={search} />
      </div>
      {search.order === 'THEME' ? <GroupedThreads /> : <ThreadList search={search} />}
      <section className={styles['about']} aria-labelledby="about-threads">
        <h2 id="about-threads">{t('aboutTitle')}</h2>
        <p>{t('lead')}</p>
        <Moderation />
        <p>
          <a className={styles['feed']} href={pathInLocale('/threads.rss', useLocale())}>
            {t('feed')}
          </a>
        </p>
      </section>
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
    const asked = readThreadsSearch(search);
    await Promise.all([
      queryClient.ensureQueryData(threadsQueries.categories(apiClient)),
      asked.order === 'THEME'
        ? queryClient.ensureQueryData(threadsQueries.grouped(apiClient))
        : queryClient.ensureQueryData(threadsQueries.list(apiClient, asked)),
    ]);
  },
  head: ({ locale, search }) => {
    const t = messagesOf(locale, 'thread-list');
    const isHiddenFromSearch = readThreadsSearch(search).q !== '';
    return { title: `${threadsLabel} · ${t('titleForSearch')}`, description: t('description'), isHiddenFromSearch };
  },
});
