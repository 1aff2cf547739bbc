import type { Reservation } from '#contract/booking/booking.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { UploadIcon } from '#src/ui/icons/UploadIcon.tsx';
import { AnchorButton, LinkButton } from '#src/ui/LinkButton.tsx';
import { clientActions } from './reservation-actions.ts';
import { useSaveToCalendar } from './reservations.mutations.ts';
import styles from './ReservationCard.module.css';

interface ReservationActionsProps {
  reservation: Reservation;
  now: Date;
  onCancel: (() => void) | undefined;
  onMove: (() => void) | undefined;
}

/** From an hour before it starts. */
const isSoon = ({ startDateTime }: Reservation, now: Date) => Date.parse(startDateTime) - now.getTime() < 3_600_000;

/** What the client may still do; nothing where nothing can be done. */
export function ReservationActions({ reservation, now, onCancel, onMove }: ReservationActionsProps) {
  const t = useMessages('reservations');
  const { canSendProof, canPayByCard, canMove, canCancel, canSaveToCalendar, canJoin } = clientActions(reservation, now);
  const calendar = useSaveToCalendar();
  const { id, videoLink, proposedTimes } = reservation;
  const moves = canMove && onMove;
  const cancels = canCancel && onCancel;
  if (!canSendProof && !canPayByCard && !canSaveToCalendar && !canJoin && !moves && !cancels) return null;
  return (
    <div className={styles['actions']}>
      {canSendProof && (
        <LinkButton to="/reservations/$reservationId/payment" params={{ reservationId: id }} variant="filled">
          <UploadIcon size={20} />
          {t('sendProof')}
        </LinkButton>
      )}
      {canPayByCard && (
        <LinkButton to="/reservations/$reservationId/payment" params={{ reservationId: id }} variant="filled">
          {t('payByCard')}
        </LinkButton>
      )}
      {canJoin && videoLink && (
        <AnchorButton href={videoLink} target="_blank" rel="noreferrer" variant={isSoon(reservation, now) ? 'filled' : 'outlined'}>
          {t('join')}
        </AnchorButton>
      )}
      {canSaveToCalendar && (
        <Button isPending={calendar.isPending} onClick={() => calendar.mutate(id)}>
          {t('saveToCalendar')}
        </Button>
      )}
      {moves && (
        <Button variant={proposedTimes ? 'filled' : 'outlined'} onClick={moves}>
          {t(proposedTimes ? 'chooseTime' : 'move')}
        </Button>
      )}
      {cancels && (
        <Button variant="plain" onClick={cancels}>
          {t('cancel')}
        </Button>
      )}
    </div>
  );
}
