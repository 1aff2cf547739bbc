import { formatInstant } from '#contract/dates-in-words.ts';
import { statusAfter } from '#contract/booking/reservation-status.ts';
import { clientName } from '#src/features/practice-reservations/client-name.ts';
import { shownStatus } from '#src/features/reservations/shown-status.ts';
import { statusNow } from '#src/features/reservations/status-now.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { classNames } from '#src/ui/class-names.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './Agenda.module.css';
import type { DayColumn, ShownAppointment, Span } from './day-column.ts';
import { gridPlace } from './grid-place.ts';
import type { MovingState } from './use-moving.ts';

interface AppointmentBlockProps {
  column: DayColumn;
  shown: ShownAppointment;
  hours: Span;
  now: Date;
  /** Absent: the reader decides on nothing. */
  move: MovingState | undefined;
  onOpen: () => void;
}

/** One appointment in its column: opens on a tap, and is dragged, or moved by the keyboard, while it is still to come. */
export function AppointmentBlock({ column, shown, hours, now, move, onOpen }: AppointmentBlockProps) {
  const t = useMessages('practice-agenda');
  const tShared = useMessages('reservations');
  const locale = useLocale();
  const { appointment } = shown;
  const { startDateTime, endDateTime, service, mode, isAskedToMove } = appointment;
  const status = statusNow(appointment, now);
  const { key, tone } = shownStatus(status);
  const isHold = status === 'PENDING_PAYMENT';
  const isMovable = move && shown.isWhole && statusAfter('MOVED_BY_STAFF', appointment.status) !== null && new Date(startDateTime) > now;
  const isLifted = move?.moving?.shown.appointment.id === appointment.id;
  const at = (instant: string) => formatInstant(instant, 'time', locale, column.therapist.timeZone);
  const isAsked = isAskedToMove && status === 'ACCEPTED' && new Date(startDateTime) > now;
  const word = isAsked ? t('askedToMove') : isHold ? t('hold') : tShared(key);
  return (
    <button
      type="button"
      data-item=""
      data-id={appointment.id}
      className={classNames(styles['appointment'], styles[isHold ? 'hold' : tone], isLifted && styles['lifted'])}
      style={gridPlace(shown, hours)}
      aria-describedby={isMovable ? 'agenda-keys' : undefined}
      onClick={() => !move?.isDragOver() && onOpen()}
      onKeyDown={(event) => isMovable && move.onKey(event, column, shown) && event.preventDefault()}
      onPointerDown={(event) => isMovable && move.onPointerDown(event, column, shown)}
      onBlur={isLifted ? move.leave : undefined}
    >
      <span className={styles['inside']}>
        <strong>{clientName(appointment)}</strong>{' '}
        <span className={styles['blockTime']}>
          {at(startDateTime)} <VisuallyHidden>{t('until', { time: at(endDateTime) })}</VisuallyHidden>
        </span>{' '}
        {status === 'ACCEPTED' && !isAsked ? <VisuallyHidden>{word}</VisuallyHidden> : <span className={styles['word']}>{word}</span>}{' '}
        <span className={styles['what']}>{`${service[locale]} · ${tShared(`mode${mode}`)}`}</span>
      </span>
    </button>
  );
}
