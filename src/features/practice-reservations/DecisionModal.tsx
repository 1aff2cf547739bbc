import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import type { CardPartProps } from './card-part.ts';
import { clientName } from './client-name.ts';
import { ConfirmDecisionModal } from './ConfirmDecisionModal.tsx';
import { ReasonModal } from './ReasonModal.tsx';

/** What is asked once more; an approval only within an absence. */
export type AskedDecision = 'REJECTED' | 'CANCELLED' | 'NO_SHOW' | 'REFUND' | { absence: { startDateTime: string; endDateTime: string } };

interface DecisionModalProps extends CardPartProps {
  asked: AskedDecision;
  onClose: () => void;
}

/** A decision asked once more: with its reason where the client is owed one. */
export function DecisionModal({ asked, onClose, ...part }: DecisionModalProps) {
  const t = useMessages('practice-reservations');
  const locale = useLocale();
  const { reservation, decision, card } = part;
  const confirmation = { decision, card, onClose };
  if (asked === 'NO_SHOW') {
    const text = t('noShowText', { name: clientName(reservation) });
    return <ConfirmDecisionModal {...confirmation} asked={{ to: asked }} title={t('noShowTitle')} text={text} doLabel={t('noShow')} />;
  }
  if (asked === 'REFUND') {
    const text = t('grantText', { name: clientName(reservation) });
    const granted = { refundOf: part.actions.grantableId ?? '' };
    return <ConfirmDecisionModal {...confirmation} asked={granted} title={t('grantTitle')} text={text} doLabel={t('grantRefund')} />;
  }
  if (typeof asked === 'object') {
    const instant = (of: string) => formatInstant(of, 'dayAndTime', locale, reservation.therapist.timeZone);
    const text = t('absenceText', { start: instant(asked.absence.startDateTime), end: instant(asked.absence.endDateTime) });
    const approval = { to: 'ACCEPTED', duringAbsence: true } as const;
    return <ConfirmDecisionModal {...confirmation} asked={approval} title={t('absenceTitle')} text={text} doLabel={t('absenceDo')} />;
  }
  const isRejection = asked === 'REJECTED';
  return (
    <ReasonModal
      subject={`${asked}/${reservation.id}`}
      title={t(isRejection ? 'rejectTitle' : 'cancelTitle')}
      text={t(isRejection ? 'rejectText' : 'cancelText')}
      submitLabel={t(isRejection ? 'reject' : 'cancel')}
      onSubmit={(reason) => decision.mutateAsync({ to: asked, reason })}
      fallbackFocus={card}
      onClose={onClose}
    />
  );
}
