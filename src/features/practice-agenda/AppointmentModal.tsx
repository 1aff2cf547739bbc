import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { AgendaAppointment } from '#contract/booking/agenda.schema.ts';
import { OpenProof } from '#src/features/practice-reservations/OpenProof.tsx';
import { PracticeCard } from '#src/features/practice-reservations/PracticeCard.tsx';
import { practiceReservationQueries } from '#src/features/practice-reservations/practice-reservations.queries.ts';
import { useDesk } from '#src/features/practice-reservations/use-desk.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

interface AppointmentModalProps {
  appointment: AgendaAppointment;
  now: Date;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** All there is to know of an appointment, and what can be done with it. */
export function AppointmentModal({ appointment, now, fallbackFocus, onClose }: AppointmentModalProps) {
  const t = useMessages('practice');
  const tAgenda = useMessages('practice-agenda');
  const { id } = appointment;
  const { data, failureReason, refetch } = useQuery(practiceReservationQueries.one(useApiClient(), id));
  const desk = useDesk(id);
  const reservation = desk.kept[0] ?? data;
  return (
    <Modal title={tAgenda('appointment')} closeLabel={t('close')} size="medium" fallbackFocus={fallbackFocus} onClose={onClose}>
      {reservation && (
        <>
          <PracticeCard reservation={reservation} now={now} desk={desk} />
          <OpenProof reservations={[reservation]} now={now} desk={desk} />
        </>
      )}
      {!reservation &&
        (failureReason ? <ListFailure title={tAgenda('appointmentFailed')} onRetry={() => void refetch()} /> : <PendingCard />)}
      <div role="status">
        <VisuallyHidden>{desk.announcement}</VisuallyHidden>
      </div>
    </Modal>
  );
}
