import { useMessages } from '#src/page/messages.ts';
import { AbsenceModal } from './AbsenceModal.tsx';
import type { CardPartProps } from './card-part.ts';
import { NoShowModal } from './NoShowModal.tsx';
import { ReasonModal } from './ReasonModal.tsx';

/** What is asked once more; an approval only within an absence. */
export type AskedDecision = 'REJECTED' | 'CANCELLED' | 'NO_SHOW' | { absence: { startDateTime: string; endDateTime: string } };

interface DecisionModalProps extends CardPartProps {
  asked: AskedDecision;
  onClose: () => void;
}

/** A decision asked once more: with its reason where the client is owed one. */
export function DecisionModal({ asked, onClose, ...part }: DecisionModalProps) {
  const t = useMessages('practice-reservations');
  if (asked === 'NO_SHOW') return <NoShowModal {...part} onClose={onClose} />;
  if (typeof asked === 'object') return <AbsenceModal {...part} absence={asked.absence} onClose={onClose} />;
  const isRejection = asked === 'REJECTED';
  return (
    <ReasonModal
      subject={`${asked}/${part.reservation.id}`}
      title={t(isRejection ? 'rejectTitle' : 'cancelTitle')}
      text={t(isRejection ? 'rejectText' : 'cancelText')}
      submitLabel={t(isRejection ? 'reject' : 'cancel')}
      onSubmit={(reason) => part.decision.mutateAsync({ to: asked, reason })}
      fallbackFocus={part.card}
      onClose={onClose}
    />
  );
}
