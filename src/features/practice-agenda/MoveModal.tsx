import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { AgendaAppointment } from '#contract/booking/agenda.schema.ts';
import { clientName } from '#src/features/practice-reservations/client-name.ts';
import { MoveByPracticeModal, type Aim } from '#src/features/practice-reservations/MoveByPracticeModal.tsx';
import { practiceReservationQueries } from '#src/features/practice-reservations/practice-reservations.queries.ts';
import { useDesk } from '#src/features/practice-reservations/use-desk.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';

interface MoveModalProps extends Aim {
  appointment: AgendaAppointment;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks whether an appointment is to go where it was put down; until then it stands where it was. */
export function MoveModal({ appointment, to, unusual, fallbackFocus, onClose }: MoveModalProps) {
  const t = useMessages('practice');
  const tAgenda = useMessages('practice-agenda');
  const { id } = appointment;
  const { data, failureReason, refetch } = useQuery(practiceReservationQueries.one(useApiClient(), id));
  const { put } = useDesk(id);
  if (data) return <MoveByPracticeModal reservation={data} aim={{ to, unusual }} put={put} card={fallbackFocus} onClose={onClose} />;
  return (
    <Modal title={clientName(appointment)} closeLabel={t('close')} size="medium" fallbackFocus={fallbackFocus} onClose={onClose}>
      {failureReason ? <ListFailure title={tAgenda('appointmentFailed')} onRetry={() => void refetch()} /> : <PendingCard />}
    </Modal>
  );
}
