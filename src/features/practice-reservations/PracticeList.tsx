import { useQuery } from '@tanstack/react-query';
import { ReservationsFailure } from '#src/features/reservations/ReservationsFailure.tsx';
import { ZoneNote } from '#src/features/reservations/ZoneNote.tsx';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { BeyondTheEnd } from '#src/practice/BeyondTheEnd.tsx';
import { keepInPlace } from './keep-in-place.ts';
import { NoPracticeReservations } from './NoPracticeReservations.tsx';
import { PendingCards } from './PendingCards.tsx';
import { OpenProof } from './OpenProof.tsx';
import { PracticeCard } from './PracticeCard.tsx';
import { PracticePages } from './PracticePages.tsx';
import { practiceReservationQueries } from './practice-reservations.queries.ts';
import styles from './PracticeReservations.module.css';
import { writePracticeSearch, type PracticeSearch } from './practice-search.ts';
import { tabFilter } from './practice-tabs.ts';
import type { Desk } from './use-desk.ts';

interface PracticeListProps {
  search: PracticeSearch;
  boundary: string;
  now: Date;
  desk: Desk;
}

export function PracticeList({ search, boundary, now, desk }: PracticeListProps) {
  const t = useMessages('practice-reservations');
  const { data, isPending, refetch } = useQuery(practiceReservationQueries.list(useApiClient(), search, boundary));
  if (isPending) return <PendingCards />;
  if (!data) return <ReservationsFailure onRetry={() => void refetch()} />;

  const cards = keepInPlace(data.items, desk.kept, tabFilter(search.tab, boundary)['sort-direction'] ?? 'asc');
  if (cards.length === 0 && data.total > 0) return <BeyondTheEnd start={writePracticeSearch({ ...search, page: 1 })} />;
  if (cards.length === 0) return <NoPracticeReservations search={search} />;
  return (
    <>
      {search.q && <p className={styles['found']}>{t('found', { count: data.total, keyword: search.q })}</p>}
      <ZoneNote reservations={cards} />
      <ul className={styles['list']}>
        {cards.map((reservation) => (
          <li key={reservation.id}>
            <PracticeCard reservation={reservation} now={now} desk={desk} />
          </li>
        ))}
      </ul>
      <OpenProof reservations={cards} now={now} desk={desk} />
      <PracticePages search={search} page={data} />
    </>
  );
}
