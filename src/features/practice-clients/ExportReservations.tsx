import { listReservations } from '#contract/booking/booking.endpoints.ts';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { paymentWords } from '#src/features/practice-reservations/payment-words.ts';
import { shownStatus } from '#src/features/reservations/shown-status.ts';
import { statusNow } from '#src/features/reservations/status-now.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { csvDinars, csvInstant, type CsvColumn } from '#src/practice/csv.ts';
import { ExportList } from '#src/practice/ExportList.tsx';
import { reservationsQuery } from './clients.queries.ts';

/** Somebody's appointments in a file. Its name says nothing of whose they are. */
export function ExportReservations({ authID, now }: { authID: string; now: Date }) {
  const t = useMessages('practice-clients');
  const tDesk = useMessages('practice-reservations');
  const tOwn = useMessages('reservations');
  const locale = useLocale();
  const columns: CsvColumn<PracticeReservation>[] = [
    { heading: t('columns.when'), cell: ({ startDateTime }) => csvInstant(startDateTime) },
    { heading: t('columns.service'), cell: ({ service }) => service.name[locale] },
    { heading: t('columns.therapist'), cell: ({ therapist }) => therapist.fullName },
    { heading: t('columns.state'), cell: (reservation) => tOwn(shownStatus(statusNow(reservation, now)).key) },
    { heading: t('csv.amount'), cell: ({ payment }) => csvDinars(payment.amountMillimes, locale) },
    { heading: t('csv.paymentKind'), cell: ({ payment }) => t(`csv.kind.${payment.kind}`) },
    { heading: t('columns.payment'), cell: (reservation) => tDesk(paymentWords(reservation)) },
  ];
  return (
    <ExportList
      fileName={t('csv.reservationsFileName')}
      columns={columns}
      read={(apiClient, paging) => apiClient.call(listReservations, { query: { ...reservationsQuery(authID), ...paging } })}
      keyOf={({ id }) => id}
      exported={(count) => t('exportedReservations', { count })}
    />
  );
}
