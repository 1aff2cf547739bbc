import { useQuery } from '@tanstack/react-query';
import { useApiClient } from '#src/page/use-api-client.ts';
import { practiceReservationQueries } from './practice-reservations.queries.ts';
import styles from './PracticeReservations.module.css';
import type { PracticeTab } from './practice-tabs.ts';

/** How many reservations a list holds; nothing while that is not known. */
export function TabCount({ tab, boundary }: { tab: PracticeTab; boundary: string }) {
  const { data } = useQuery(practiceReservationQueries.count(useApiClient(), tab, boundary));
  if (!data) return null;
  return <span className={styles['count']}>{data.totalIsCapped ? `${data.total}+` : data.total}</span>;
}
