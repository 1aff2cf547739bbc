import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { paymentWords } from '#src/features/practice-reservations/payment-words.ts';
import { ReservationStatusBadge } from '#src/features/reservations/ReservationStatusBadge.tsx';
import { useNow } from '#src/features/reservations/use-now.ts';
import { addressPage } from '#src/page/address-text.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { ListPages } from '#src/practice/ListPages.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { RecordTable, type Column } from '#src/ui/RecordTable.tsx';
import { clientQueries } from './clients.queries.ts';
import { ExportReservations } from './ExportReservations.tsx';
import styles from './ClientFile.module.css';

/** Somebody's appointments with what is paid of each, the latest first: those the reader may see. */
export function ClientReservations({ authID }: { authID: string }) {
  const t = useMessages('practice-clients');
  const page = addressPage(useSearch({ strict: false }).page);
  const { data, isPending, refetch } = useQuery(clientQueries.reservations(useApiClient(), authID, page));
  const now = useNow();
  const columns = useColumns(now);
  return (
    <section className={styles['section']} aria-labelledby="client-reservations">
      <h2 id="client-reservations">{t('reservationsTitle')}</h2>
      {isPending && <PendingCard />}
      {!isPending && !data && <ListFailure onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <p className={styles['quiet']}>{t('noReservations')}</p>}
      {data && data.items.length > 0 && (
        <>
          <RecordTable caption={t('reservationsTitle')} columns={columns} rows={data.items} keyOf={({ id }) => id} />
          <div>
            <ExportReservations authID={authID} now={now} />
          </div>
          <ListPages page={data} searchOf={(to) => (to > 1 ? { page: to } : {})} />
        </>
      )}
    </section>
  );
}

function useColumns(now: Date): Column<PracticeReservation>[] {
  const t = useMessages('practice-clients');
  const tDesk = useMessages('practice-reservations');
  const locale = useLocale();
  return [
    {
      key: 'when',
      label: t('columns.when'),
      cell: ({ startDateTime, therapist }) => (
        <DateText instant={startDateTime} format="short" language={locale} timeZone={therapist.timeZone} />
      ),
    },
    { key: 'service', label: t('columns.service'), cell: ({ service }) => service.name[locale] },
    { key: 'therapist', label: t('columns.therapist'), cell: ({ therapist }) => therapist.fullName },
    { key: 'status', label: t('columns.state'), cell: (reservation) => <ReservationStatusBadge reservation={reservation} now={now} /> },
    {
      key: 'payment',
      label: t('columns.payment'),
      cell: (reservation) => {
        const { kind, amountMillimes } = reservation.payment;
        const paid = tDesk(`paid${kind}`, { amount: formatMillimes(amountMillimes, locale) });
        return `${paid} · ${tDesk(paymentWords(reservation))}`;
      },
    },
  ];
}
