import { Link } from '@tanstack/react-router';
import type { AgendaTherapist } from '#contract/booking/agenda.schema.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { clientName } from '#src/features/practice-reservations/client-name.ts';
import { shownStatus } from '#src/features/reservations/shown-status.ts';
import { statusNow } from '#src/features/reservations/status-now.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { monthOf } from '#src/ui/calendar-grid.ts';
import { classNames } from '#src/ui/class-names.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { writeAgendaSearch } from './agenda-search.ts';
import styles from './Agenda.module.css';
import type { ShownAgenda } from './AgendaToolbar.tsx';
import { dayColumns, type DayColumn } from './day-column.ts';
import { shortWeekday, weekday } from './weekday.ts';

interface MonthViewProps {
  /** Whole weeks. */
  dates: readonly string[];
  shown: ShownAgenda;
  today: string;
  therapists: readonly AgendaTherapist[];
  now: Date;
}

/** A month, day by day: how much stands on each, and the way into it. */
export function MonthView({ dates, shown, today, therapists, now }: MonthViewProps) {
  const locale = useLocale();
  const byTherapist = therapists.map((therapist) => dayColumns(dates, therapist));
  const weeks = Array.from({ length: dates.length / 7 }, (_, week) => dates.slice(week * 7, week * 7 + 7));
  return (
    <table className={styles['month']}>
      <caption>
        <VisuallyHidden>{formatInstant(shown.date, 'month', locale, 'UTC')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {dates.slice(0, 7).map((date) => (
            <th key={date} scope="col">
              <span aria-hidden="true">{shortWeekday(date, locale)}</span>
              <VisuallyHidden>{weekday(date, locale)}</VisuallyHidden>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <MonthDay
                key={date}
                date={date}
                columns={byTherapist.flatMap((own) => own.filter((column) => column.date === date))}
                isOther={monthOf(date) !== monthOf(shown.date)}
                isToday={date === today}
                shown={shown}
                now={now}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A day's square has no room for more. */
const mostLines = 3;

interface MonthDayProps extends Pick<MonthViewProps, 'shown' | 'now'> {
  date: string;
  /** Of each therapist shown. */
  columns: readonly DayColumn[];
  /** Of the month before or after. */
  isOther: boolean;
  isToday: boolean;
}

function MonthDay({ date, columns, isOther, isToday, shown, now }: MonthDayProps) {
  const t = useMessages('practice-agenda');
  const locale = useLocale();
  const appointments = columns
    .flatMap((column) => column.appointments.map((each) => ({ ...each, timeZone: column.therapist.timeZone })))
    .toSorted((a, b) => a.from - b.from);
  const isAway = columns.some(({ absences }) => absences.length > 0);
  const isClosed = columns.every(({ openings }) => openings.length === 0);
  const marks = [
    appointments.length > 0 ? t('appointments', { count: appointments.length }) : '',
    isAway ? t('absence') : '',
    isToday ? t('today') : '',
  ].filter(Boolean);
  return (
    <td className={classNames(isOther && styles['other'], isClosed && styles['shut'], isToday && styles['isToday'])}>
      <Link to="/practice/agenda" search={writeAgendaSearch({ ...shown, view: 'day', date })} className={styles['monthDay']}>
        <span aria-hidden="true">{Number(date.slice(8))}</span>
        <VisuallyHidden>{[formatInstant(date, 'yearlyDay', locale, 'UTC'), ...marks].join(', ')}</VisuallyHidden>
      </Link>
      <div className={styles['marks']} aria-hidden="true">
        {isAway && <span className={styles['away']}>{t('away')}</span>}
        {appointments.length > 0 && <span className={styles['count']}>{appointments.length}</span>}
        {appointments.slice(0, mostLines).map(({ appointment, timeZone }) => (
          <span key={appointment.id} className={classNames(styles['line'], styles[shownStatus(statusNow(appointment, now)).tone])}>
            {formatInstant(appointment.startDateTime, 'time', locale, timeZone)} {clientName(appointment)}
          </span>
        ))}
        {appointments.length > mostLines && <span className={styles['line']}>{t('more', { count: appointments.length - mostLines })}</span>}
      </div>
    </td>
  );
}
