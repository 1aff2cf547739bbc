import { useQuery } from '@tanstack/react-query';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { classNames } from '#src/ui/class-names.ts';
import { ClockIcon } from '#src/ui/icons/ClockIcon.tsx';
import { PillLink, PillNav } from '#src/ui/PillNav.tsx';
import { practiceReservationQueries } from './practice-reservations.queries.ts';
import styles from './PracticeReservations.module.css';
import { writePracticeSearch, type PracticeSearch } from './practice-search.ts';
import { isCounted, practiceTabs, tabTitle } from './practice-tabs.ts';
import { TabCount } from './TabCount.tsx';

/** The lists of the page as links, and how many proofs wait among those to decide. */
export function PracticeTabs({ search, boundary }: { search: PracticeSearch; boundary: string }) {
  const t = useMessages('practice-reservations');
  const proofs = useQuery(practiceReservationQueries.proofsToCheck(useApiClient())).data?.count;
  return (
    <div className={styles['tabs']}>
      <PillNav label={t('tabsLabel')}>
        {practiceTabs.map((tab) => (
          <PillLink key={tab} to="/practice/reservations" search={writePracticeSearch({ tab, q: search.q })} isCurrent={tab === search.tab}>
            {t(tabTitle(tab))}
            {isCounted(tab) && <TabCount tab={tab} boundary={boundary} />}
          </PillLink>
        ))}
      </PillNav>
      <p className={classNames(styles['toCheck'], proofs === 0 && styles['nothing'])}>
        {proofs !== undefined && proofs > 0 && <ClockIcon size={18} />}
        {proofs !== undefined && t(proofs > 0 ? 'proofsToCheck' : 'noProofToCheck', { count: proofs })}
      </p>
    </div>
  );
}
