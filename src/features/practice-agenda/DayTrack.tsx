import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { instantInZone, wallClockOf } from '#src/ui/instant-in-zone.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { writeAgendaSearch } from './agenda-search.ts';
import styles from './Agenda.module.css';
import type { ShownAgenda } from './AgendaToolbar.tsx';
import { AppointmentBlock } from './AppointmentBlock.tsx';
import { dayMinutes, freeTimes, stepMinutes, timeOf, type DayColumn, type ShownAppointment, type Span } from './day-column.ts';
import { FreeBlock } from './FreeBlock.tsx';
import { gridPlace } from './grid-place.ts';
import { shortWeekday } from './weekday.ts';
import type { MovingState } from './use-moving.ts';

interface DayTrackProps {
  column: DayColumn;
  shown: ShownAgenda;
  hours: Span;
  now: Date;
  /** The only day: its name stands above already. */
  isAlone: boolean;
  /** Several people's days stand beside each other. */
  showsTherapist: boolean;
  /** They may open the list of absences. */
  readsAbsences: boolean;
  /** Absent: the reader decides on nothing. */
  move: MovingState | undefined;
  onOpen: (shown: ShownAppointment) => void;
  /** Absent: free time is no button. */
  onFree: ((from: number, until: number) => void) | undefined;
}

/** One day of one therapist, from the first hour to the last. */
export function DayTrack({ column, shown, hours, now, isAlone, showsTherapist, readsAbsences, move, onOpen, onFree }: DayTrackProps) {
  const t = useMessages('practice-agenda');
  const locale = useLocale();
  const headId = useId();
  const { date, therapist, openings, absences, appointments } = column;
  const present = wallClockOf(now, therapist.timeZone);
  const isToday = present.date === date;
  const notBefore = present.date > date ? dayMinutes : isToday ? Math.ceil(present.minutes / stepMinutes) * stepMinutes : 0;
  const free = onFree ? freeTimes(column, hours, notBefore) : [];
  const clock = (minutes: number) =>
    minutes === dayMinutes
      ? t('midnight')
      : formatInstant(instantInZone(date, timeOf(minutes), therapist.timeZone), 'time', locale, therapist.timeZone);
  const items = [
    ...absences.flatMap((absence) => {
      const shownSpan = clip(absence, hours);
      const words = (
        <>
          <span className={styles['inside']}>
            <strong>{t('absent')}</strong> {absence.label ?? ''}
          </span>
          <VisuallyHidden>{t('spell', { from: clock(absence.from), until: clock(absence.until) })}</VisuallyHidden>
        </>
      );
      const look = { className: styles['absence'], style: gridPlace(shownSpan, hours) };
      const block = readsAbsences ? (
        <Link to="/practice/absences" data-item="" {...look}>
          {words}
        </Link>
      ) : (
        <div {...look}>{words}</div>
      );
      return shownSpan.from < shownSpan.until ? [{ ...absence, key: `${absence.id} ${absence.from}`, block }] : [];
    }),
    ...appointments.map((each) => ({
      ...each,
      key: each.appointment.id,
      block: <AppointmentBlock column={column} shown={each} hours={hours} now={now} move={move} onOpen={() => onOpen(each)} />,
    })),
    ...free.map((each) => ({
      ...each,
      key: `free ${each.from}`,
      block: (
        <FreeBlock
          free={each}
          hours={hours}
          label={t(each.isOpen ? 'free' : 'closed', { from: clock(each.from), until: clock(each.until) })}
          onChoose={(from) => onFree?.(from, each.until)}
        />
      ),
    })),
  ].toSorted((a, b) => a.from - b.from);
  const target = move?.moving?.column.therapist.id === therapist.id && move.moving.target.date === date ? move.moving.target : undefined;

  return (
    <section className={styles['column']} aria-labelledby={headId}>
      <h3 id={headId} className={classNames(styles['head'], isAlone && !showsTherapist && styles['unseen'], isToday && styles['isToday'])}>
        {isAlone ? (
          <VisuallyHidden>{formatInstant(date, 'day', locale, 'UTC')}</VisuallyHidden>
        ) : (
          <Link to="/practice/agenda" search={writeAgendaSearch({ ...shown, view: 'day', date })} className={styles['dayLink']}>
            <VisuallyHidden>{formatInstant(date, 'day', locale, 'UTC')}</VisuallyHidden>
            <span aria-hidden="true">{shortWeekday(date, locale)}</span>
            <span aria-hidden="true">{Number(date.slice(8))}</span>
          </Link>
        )}
        {isToday && !isAlone && <VisuallyHidden>{t('today')}</VisuallyHidden>}
        {showsTherapist && <span className={styles['whose']}>{therapist.fullName}</span>}
      </h3>
      <div className={styles['track']} data-date={date} data-therapist={therapist.id}>
        {openings.map((opening) => (
          <div key={opening.from} className={styles['opening']} style={gridPlace(clip(opening, hours), hours)} />
        ))}
        <ul className={styles['items']}>
          {items.map(({ key, block }) => (
            <li key={key}>{block}</li>
          ))}
        </ul>
        {target && (
          <div ref={keepInView} className={styles['target']} style={gridPlace(target, hours)} aria-hidden="true">
            {clock(target.from)}
          </div>
        )}
        {isToday && present.minutes >= hours.from && present.minutes < hours.until && (
          <div className={styles['now']} style={gridPlace({ from: present.minutes, until: present.minutes }, hours)} />
        )}
      </div>
    </section>
  );
}

/** What of a span lies within the hours that are shown. */
const clip = ({ from, until }: Span, hours: Span): Span => ({ from: Math.max(from, hours.from), until: Math.min(until, hours.until) });

/** Moved by the keyboard, it goes on below what the screen shows. */
function keepInView(target: HTMLElement | null) {
  // Under a pointer it is in view, and must stay under it.
  if (document.activeElement?.matches(':focus-visible')) target?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
