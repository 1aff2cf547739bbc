import { useEffect, useRef } from 'react';
import { maxReschedules } from '#contract/constants.ts';
import { NetworkFailure } from '#src/device/problems.ts';
import { DateStep } from '#src/features/booking/DateStep.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toast } from '#src/page/toasts.ts';
import { useChange } from '#src/page/use-change.ts';
import { Button } from '#src/ui/Button.tsx';
import { formatInstant } from '#contract/dates-in-words.ts';
import { Modal } from '#src/ui/Modal.tsx';
import type { ReservationModalProps } from './CancelReservationModal.tsx';
import styles from './MoveReservation.module.css';
import { MoveProblem } from './MoveProblem.tsx';
import { ProposedTimes } from './ProposedTimes.tsx';
import { dayAndTimeOf } from './reservation-moment.ts';
import { useMoveReservation } from './reservations.mutations.ts';
import { useSlotChoice } from './use-slot-choice.ts';

/** Another time for the same appointment, from the calendar that booked it. */
export function MoveReservationModal({ reservation, onClose, fallbackFocus }: ReservationModalProps) {
  const t = useMessages('reservations');
  const locale = useLocale();
  const choice = useSlotChoice(reservation);
  const moving = useMoveReservation();
  const { startDateTime } = choice.draft;
  const count = maxReschedules - reservation.rescheduleCount - 1;
  // What was refused is of the time it was asked for: another one is a new try.
  const problem = moving.variables?.startDateTime === startDateTime ? moving.error : null;
  const newDay = startDateTime && formatInstant(startDateTime, 'dayAndTime', locale, reservation.therapist.timeZone);

  const chosenLast = useRef(startDateTime);
  const askedLast = useRef<string>(undefined);

  useEffect(() => {
    chosenLast.current = startDateTime;
  }, [startDateTime]);

  const move = useChange<string>({
    send: async (chosen) => {
      askedLast.current = chosen;
      await moving.mutateAsync({ id: reservation.id, startDateTime: chosen });
      void toast.success(t('moved'));
    },
    onClose,
    // Another time has been chosen meanwhile: nothing here would speak of the one that was asked for.
    showProblem: () => chosenLast.current === askedLast.current,
    sentenceOf: (error) => (error instanceof NetworkFailure ? t('moveUnsure') : undefined),
  });

  return (
    <Modal title={t('moveTitle')} closeLabel={t('close')} size="medium" onClose={onClose} fallbackFocus={fallbackFocus}>
      <p>
        {t('moveNow', { day: dayAndTimeOf(reservation, locale) })}{' '}
        {reservation.proposedTimes ? t('moveAsked') : count > 0 ? t('moveLeft', { count }) : t('moveLast')}
      </p>
      <ProposedTimes reservation={reservation} choice={choice} />
      <h3>{t(reservation.proposedTimes ? 'moveOther' : 'moveNew')}</h3>
      <DateStep booking={choice} isSlotGone={false} />
      <MoveProblem error={problem} choice={choice} />
      <div className={styles['confirm']}>
        <Button
          variant="filled"
          isWide
          disabled={!startDateTime}
          isPending={moving.isPending}
          onClick={() => startDateTime && void move(startDateTime)}
        >
          {newDay ? t('moveConfirm', { day: newDay }) : t('moveChooseFirst')}
        </Button>
      </div>
    </Modal>
  );
}
