import { useQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { NotificationSlot } from '#src/features/notifications/NotificationSlot.tsx';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { PillLink, PillNav } from '#src/ui/PillNav.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { AllThreads } from './AllThreads.tsx';
import { readModerationSearch, writeModerationSearch } from './moderation-search.ts';
import { moderationQueries } from './moderation.queries.ts';
import styles from './Moderation.module.css';
import { UndoBar } from './UndoBar.tsx';
import { WaitingList } from './WaitingList.tsx';

export function Moderation({ reader }: { reader: AuthClient }) {
  const t = useMessages('practice-threads');
  const search = readModerationSearch(useSearch({ strict: false }));
  const { data: first } = useQuery(moderationQueries.waiting(useApiClient()));
  const isWaiting = search.view === 'WAITING';
  return (
    <>
      <h1>{t('title')}</h1>
      <PillNav label={t('viewsLabel')}>
        <PillLink to="/practice/threads" search={{}} isCurrent={isWaiting}>
          {t('waiting')}
          {first && first.total > 0 && <span className={styles['count']}>{first.totalIsCapped ? `${first.total}+` : first.total}</span>}
        </PillLink>
        <PillLink to="/practice/threads" search={writeModerationSearch({ view: 'ALL' })} isCurrent={!isWaiting}>
          {t('all')}
        </PillLink>
      </PillNav>
      <p className={styles['way']}>
        <Link to="/practice/settings/crisis-words">{t('crisisWords')}</Link>
      </p>
      <h2>
        <VisuallyHidden>{t(isWaiting ? 'waiting' : 'all')}</VisuallyHidden>
      </h2>
      {isWaiting ? (
        <>
          <div className={styles['desk']}>
            <UndoBar />
            <WaitingList page={search.page} reader={reader} />
          </div>
          <NotificationSlot place="INVITATION" />
        </>
      ) : (
        <AllThreads search={search} />
      )}
    </>
  );
}
