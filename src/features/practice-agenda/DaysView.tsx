import { useRef, useState, type CSSProperties, type KeyboardEvent, type RefObject } from 'react';
import type { AgendaTherapist } from '#contract/booking/agenda.schema.ts';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { holds } from '#contract/permissions.ts';
import { clientName } from '#src/features/practice-reservations/client-name.ts';
import { latePart } from '#src/page/late-part.tsx';
import { MissingPart } from '#src/page/MissingPart.tsx';
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
import { useMoving, type Moving } from './use-moving.ts';

const AppointmentModal = latePart(async () => (await import('./AppointmentModal.tsx')).AppointmentModal, { Missing: MissingPart });
const MoveModal = latePart(async () => (await import('./MoveModal.tsx')).MoveModal, { Missing: MissingPart });
const FreeTimeModal = latePart(async () => (await import('./FreeTimeModal.tsx')).FreeTimeModal, { Missing: MissingPart });

/** More columns than these do not fit a phone: the grid scrolls within itself. */
const mostThatFit = 7;

interface DaysViewProps {
  dates: readonly string[];
  shown: ShownAgenda;
  therapists: readonly AgendaTherapist[];
  reader: AuthClient;
  now: Date;
  /** Where the keyboard goes on when what opened a dialog has gone. */
  heading: RefObject<HTMLElement | null>;
}

type Open =
  | { modal: 'appointment'; shown: ShownAppointment }
  | { modal: 'free'; column: DayColumn; from: number; until: number }
  | { modal: 'move'; moving: Moving };

/** Some days as columns of hours; several therapists' beside each other within each. */
export function DaysView({ dates, shown, therapists, reader, now, heading }: DaysViewProps) {
  const t = useMessages('practice-agenda');
  const locale = useLocale();
  const grid = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<Open>();
  const byTherapist = therapists.map((therapist) => dayColumns(dates, therapist));
  const columns = dates.flatMap((_, day) => byTherapist.flatMap((own) => own[day] ?? []));
  const hours = shownHours(columns);
  const move = useMoving({ columns, hours, grid, onDrop: (moving) => setOpen({ modal: 'move', moving }) });
  const decides = holds(reader.access, 'RESERVATION', 'WRITE');
  const books = holds(reader.access, 'BOOK', 'WRITE');
  const laysDown = ({ therapist }: DayColumn) =>
    holds(reader.access, 'DAYSOFF', therapist.userId === reader.authID ? 'WRITE_SELF' : 'WRITE');
  const close = () => setOpen(undefined);
  const { moving } = move;

  function onKeyDown(event: KeyboardEvent) {
    if (event.shiftKey || event.defaultPrevented || !grid.current) return;
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
              move={decides ? move : undefined}
              onOpen={(appointment) => setOpen({ modal: 'appointment', shown: appointment })}
              onFree={books || laysDown(column) ? (from, until) => setOpen({ modal: 'free', column, from, until }) : undefined}
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
        <AppointmentModal appointment={open.shown.appointment} now={now} fallbackFocus={heading} onClose={close} />
      )}
      {open?.modal === 'move' && (
        <MoveModal
          appointment={open.moving.shown.appointment}
          to={startOf(open.moving).toISOString()}
          unusual={whyUnusual(columnAt(columns, open.moving), open.moving.target)}
          fallbackFocus={heading}
          onClose={close}
        />
      )}
      {open?.modal === 'free' && (
        <FreeTimeModal
          {...open}
          books={books}
          laysDown={laysDown(open.column)}
          showsTherapist={therapists.length > 1}
          now={now}
          fallbackFocus={heading}
          onClose={close}
        />
      )}
    </>
  );
}

/** The column an appointment would be put down in. */
const columnAt = (columns: readonly DayColumn[], { column, target }: Moving): DayColumn =>
  columns.find(({ date, therapist }) => date === target.date && therapist.id === column.therapist.id) ?? column;
