import { useMessages, useLocale } from '#src/page/messages.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useChange } from '#src/practice/use-change.ts';
import { formatInstant } from '#src/ui/dates.ts';
import type { CardPartProps } from './card-part.ts';
import { settleOutOfDate } from './settle-out-of-date.ts';

interface AbsenceModalProps extends CardPartProps {
  absence: { startDateTime: string; endDateTime: string };
  onClose: () => void;
}

/** Approving within an absence, asked once more. */
export function AbsenceModal({ reservation, decision, card, absence, onClose }: AbsenceModalProps) {
  const t = useMessages('practice-reservations');
  const locale = useLocale();
  const instant = (of: string) => formatInstant(of, 'dayAndTime', locale, reservation.therapist.timeZone);
  const approve = useChange({
    send: () => decision.mutateAsync({ to: 'ACCEPTED', duringAbsence: true }).catch(settleOutOfDate),
    onClose,
  });
  return (
    <ChangeModal
      title={t('absenceTitle')}
      doLabel={t('absenceDo')}
      isPending={decision.isPending}
      fallbackFocus={card}
      onDo={() => void approve()}
      onClose={onClose}
    >
      <p>{t('absenceText', { start: instant(absence.startDateTime), end: instant(absence.endDateTime) })}</p>
    </ChangeModal>
  );
}
