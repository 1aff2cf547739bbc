import type { AgendaAppointment, AgendaTherapist } from '#contract/booking/agenda.schema.ts';
import { wallClockOf } from '#src/ui/instant-in-zone.ts';

/** A part of a day, in minutes since its midnight by the clocks of the therapist; half open. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

export interface ShownAppointment extends Span {
  readonly appointment: AgendaAppointment;
  /** It neither began the day before nor lasts into the next. */
  readonly isWhole: boolean;
}

interface ShownAbsence extends Span {
  readonly id: string;
  readonly label: string | null;
}

/** One therapist's day. */
export interface DayColumn {
  readonly date: string;
  readonly therapist: AgendaTherapist;
  readonly openings: readonly Span[];
  readonly absences: readonly ShownAbsence[];
  readonly appointments: readonly ShownAppointment[];
}

/** A part of a day in which nothing stands. */
export interface FreeTime extends Span {
  /** Within opening hours. */
  readonly isOpen: boolean;
}

export const dayMinutes = 24 * 60;
/** Times are laid out, tapped and moved by quarters of an hour. */
export const stepMinutes = 15;
/** What is shorter is too low for a finger: half an hour is 44 px. */
const leastFree = 30;

/** Minutes since midnight as HH:mm. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

interface Instants {
  readonly startDateTime: string;
  readonly endDateTime: string;
}

/** Answers which part of a date lies between two instants on a wall clock, if any. */
function onDates({ startDateTime, endDateTime }: Instants, timeZone: string): (date: string) => Span[] {
  const [start, end] = [wallClockOf(startDateTime, timeZone), wallClockOf(endDateTime, timeZone)];
  return (date) => {
    if (start.date > date || end.date < date) return [];
    const from = start.date < date ? 0 : start.minutes;
    const until = end.date > date ? dayMinutes : end.minutes;
    return from < until ? [{ from, until }] : [];
  };
}

const isWithin = (date: string, { startDateTime, endDateTime }: Instants, timeZone: string): boolean => {
  const end = wallClockOf(endDateTime, timeZone);
  return wallClockOf(startDateTime, timeZone).date === date && (end.date === date || end.minutes === 0);
};

/** A therapist's agenda day by day, by their own clocks. */
export function dayColumns(dates: readonly string[], therapist: AgendaTherapist): DayColumn[] {
  const asked = <Each extends Instants>(all: readonly Each[]) => all.map((each) => ({ each, on: onDates(each, therapist.timeZone) }));
  const [openings, absences, appointments] = [asked(therapist.openings), asked(therapist.absences), asked(therapist.appointments)];
  return dates.map((date) => ({
    date,
    therapist,
    openings: openings.flatMap(({ on }) => on(date)),
    absences: absences.flatMap(({ each: { id, label }, on }) => on(date).map((span) => ({ id, label, ...span }))),
    appointments: appointments.flatMap(({ each, on }) =>
      on(date).map((span) => ({ appointment: each, isWhole: isWithin(date, each, therapist.timeZone), ...span })),
    ),
  }));
}

/** The hours a grid shows, in minutes: an hour more than what is open or stands there, before and after. */
export function shownHours(columns: readonly DayColumn[]): Span {
  const partial = ({ from, until }: Span) => from > 0 && until < dayMinutes;
  const spans = columns.flatMap(({ openings, absences, appointments }) => [...openings, ...absences.filter(partial), ...appointments]);
  if (spans.length === 0) return { from: 8 * 60, until: 19 * 60 };
  const [first, last] = [Math.min(...spans.map(({ from }) => from)), Math.max(...spans.map(({ until }) => until))];
  return { from: Math.max(0, Math.floor(first / 60 - 1) * 60), until: Math.min(dayMinutes, Math.ceil(last / 60 + 1) * 60) };
}

/** What is left of a span without others. */
function without(span: Span, others: readonly Span[]): Span[] {
  const left: Span[] = [];
  let { from } = span;
  for (const each of others.toSorted((a, b) => a.from - b.from)) {
    if (each.until <= from || each.from >= span.until) continue;
    if (each.from > from) left.push({ from, until: each.from });
    from = Math.max(from, each.until);
  }
  if (from < span.until) left.push({ from, until: span.until });
  return left;
}

/** The parts of a column within some hours where nothing stands, open or closed, that begin at a given minute or later. */
export function freeTimes({ openings, absences, appointments }: DayColumn, hours: Span, notBefore: number): FreeTime[] {
  const stands = [...absences, ...appointments, { from: 0, until: notBefore }];
  const open = openings.flatMap((opening) => without(opening, stands)).map((span) => ({ ...span, isOpen: true }));
  const closed = without(hours, [...openings, ...stands]).map((span) => ({ ...span, isOpen: false }));
  return [...open, ...closed].filter(({ from, until }) => until - from >= leastFree).toSorted((a, b) => a.from - b.from);
}

/** What is to be known of a part of a day before an appointment is put there: somebody has it, it lies within an absence or outside hours. */
export function whyUnusual(
  { openings, absences, appointments }: DayColumn,
  { from, until }: Span,
  movingId: string,
): 'TAKEN' | 'ABSENCE' | 'CLOSED' | null {
  const others = appointments.filter(({ appointment }) => appointment.id !== movingId && appointment.status !== 'NO_SHOW');
  if (others.some((each) => each.from < until && each.until > from)) return 'TAKEN';
  if (absences.some((each) => each.from < until && each.until > from)) return 'ABSENCE';
  return openings.some((each) => each.from <= from && each.until >= until) ? null : 'CLOSED';
}
