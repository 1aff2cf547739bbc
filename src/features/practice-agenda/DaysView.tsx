import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent, type RefObject } from 'react';
import type { AgendaTherapist } from '#contract/booking/agenda.schema.ts';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { holds } from '#contract/permissions.ts';
import { clientName } from '#src/features/practice-reservations/client-name.ts';
import { latePart } from '#src/page/late-part.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { classNames } from '#src/ui/class-names.ts';
import { instantInZone } from '#src/ui/instant-in-zone.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './Agenda.module.css';
import type { ShownAgenda } from './AgendaToolbar.tsx';
import { dayColumns, shownHours, timeOf, whyUnusual, type DayColumn, type ShownAppointment } from './day-column.ts';
import { DayTrack } from './DayTrack.tsx';
import { itemAfterKey } from './focus-item.ts';
import { hourWords } from './hour-words.ts';
import { MissingHere } from './MissingHere.tsx';
import { useMoving, type Moving } from './use-moving.ts';

const AppointmentModal = latePart(async () => (await import('./AppointmentModal.tsx')).AppointmentModal, { Missing: MissingHere });
const MoveModal = latePart(async () => (await import('./MoveModal.tsx')).MoveModal, { Missing: MissingHere });
const FreeTimeModal = latePart(async () => (await import('./FreeTimeModal.tsx')).FreeTimeModal, { Missing: MissingHere });

/** More columns than these do not fit a phone: the grid scrolls within itself. */
const mostThatFit = 7;
/** An answer that comes this soon after a dialog was closed is of what was done in it. */
const answerMs = 10_000;

interface DaysViewProps {
  dates: readonly string[];
  shown: ShownAgenda;
  therapists: readonly AgendaTherapist[];
  reader: AuthClient;
  now: Date;
  /** When the agenda was last answered, in milliseconds since 1970 by this device's clock. */
  renewedAt: number;
  /** Where the keyboard goes on when what opened a dialog has gone. */
  heading: RefObject<HTMLElement | null>;
}

type Open =
  | { modal: 'appointment'; shown: ShownAppointment }
  | { modal: 'free'; column: DayColumn; from: number; until: number }
  | { modal: 'move'; moving: Moving };

/** Some days as columns of hours; several therapists' beside each other within each. */
export function DaysView({ dates, shown, therapists, reader, now, renewedAt, heading }: DaysViewProps) {
  const t = useMessages('practice-agenda');
  const locale = useLocale();
  const grid = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open>();
  // Another press is another try, where the file of a dialog did not come.
  const [tries, setTries] = useState(0);
  const byTherapist = therapists.map((therapist) => dayColumns(dates, therapist));
  const columns = dates.flatMap((_, day) => byTherapist.flatMap((own) => own[day] ?? []));
  const hours = shownHours(columns);
  const move = useMoving({ columns, hours, grid, onDrop: (moving) => show({ modal: 'move', moving }) });
  const decides = holds(reader.access, 'RESERVATION', 'WRITE');
  const books = ({ therapist }: DayColumn) => therapist.takesBookings && holds(reader.access, 'BOOK', 'WRITE');
  const laysDown = ({ therapist }: DayColumn) =>
    holds(reader.access, 'DAYSOFF', therapist.userId === reader.authID ? 'WRITE_SELF' : 'WRITE');
  const readsAbsences = holds(reader.access, 'DAYSOFF', 'WRITE_SELF');
  const closedAt = useRef(0);
  function close() {
    closedAt.current = Date.now();
    setOpen(undefined);
  }
  const { moving } = move;

  const lastId = useRef<string>(undefined);
  // The appointment, wherever it stands by then; the page's title where it is gone.
  const [back] = useState(() => ({
    get current() {
      return grid.current?.querySelector<HTMLElement>(`[data-id="${lastId.current}"]`) ?? heading.current;
    },
  }));
  const show = (next: Open) => {
    lastId.current =
      next.modal === 'appointment' ? next.shown.appointment.id : next.modal === 'move' ? next.moving.shown.appointment.id : '';
    setOpen(next);
    setTries(tries + 1);
  };

  // What was pressed may be gone with the next answer, or stand elsewhere: the keyboard goes on there.
  useEffect(() => {
    if (renewedAt - closedAt.current < answerMs && document.activeElement === document.body) back.current?.focus();
  }, [renewedAt, back]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || !grid.current) return;
    const item = itemAfterKey(grid.current, event.key);
    if (!item) return;
    event.preventDefault();
    item.focus();
  }

  const startOf = ({ column, target }: Moving) => instantInZone(target.date, timeOf(target.from), column.therapist.timeZone);
  const hourMarks = Array.from({ length: (hours.until - hours.from) / 60 }, (_, index) => hours.from / 60 + index);
  return (
    <>
      <VisuallyHidden>
        <p id="agenda-keys">{t('keys')}</p>
      </VisuallyHidden>
      <div className={classNames(columns.length > mostThatFit && styles['scrolls'])}>
        <div
          ref={grid}
          className={classNames(styles['grid'], columns.length === 1 && styles['single'])}
          style={{ '--columns': columns.length, '--day': hourMarks.length } as CSSProperties}
          onKeyDown={onKeyDown}
          role="presentation"
        >
          <div className={styles['gutter']} aria-hidden="true">
            {hourMarks.map((hour) => (
              <span key={hour}>{hourWords(hour, locale)}</span>
            ))}
          </div>
          {columns.map((column) => (
            <DayTrack
              key={`${column.date} ${column.therapist.id}`}
              column={column}
              shown={shown}
              hours={hours}
              now={now}
              isAlone={dates.length === 1}
              showsTherapist={therapists.length > 1}
              readsAbsences={readsAbsences}
              move={decides ? move : undefined}
              onOpen={(appointment) => show({ modal: 'appointment', shown: appointment })}
              onFree={books(column) || laysDown(column) ? (from, until) => show({ modal: 'free', column, from, until }) : undefined}
            />
          ))}
        </div>
      </div>
      <div role="status">
        <VisuallyHidden>
          {moving &&
            t('movingTo', {
              name: clientName(moving.shown.appointment),
              moment: formatInstant(startOf(moving), 'dayAndTime', locale, moving.column.therapist.timeZone),
            })}
        </VisuallyHidden>
      </div>
      {open?.modal === 'appointment' && (
        <AppointmentModal key={tries} appointment={open.shown.appointment} now={now} fallbackFocus={back} onClose={close} />
      )}
      {open?.modal === 'move' && (
        <MoveModal
          key={tries}
          appointment={open.moving.shown.appointment}
          to={startOf(open.moving).toISOString()}
          unusual={whyUnusual(columnAt(columns, open.moving), open.moving.target, open.moving.shown.appointment.id)}
          fallbackFocus={back}
          onClose={close}
        />
      )}
      {open?.modal === 'free' && (
        <FreeTimeModal
          key={tries}
          {...open}
          books={books(open.column)}
          laysDown={laysDown(open.column)}
          showsTherapist={therapists.length > 1}
          now={now}
          fallbackFocus={back}
          onClose={close}
        />
      )}
    </>
  );
}

/** The column an appointment would be put down in. */
const columnAt = (columns: readonly DayColumn[], { column, target }: Moving): DayColumn =>
  columns.find(({ date, therapist }) => date === target.date && therapist.id === column.therapist.id) ?? column;
