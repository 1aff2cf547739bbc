import { describe, expect, it } from 'vitest';
import type { AgendaAppointment, AgendaTherapist } from '#contract/booking/agenda.schema.ts';
import { dayColumns, freeTimes, shownHours, timeOf, whyUnusual } from './day-column.ts';

const tunis = (date: string, time: string) => new Date(`${date}T${time}:00+01:00`).toISOString();
const spell = (date: string, from: string, until: string, lastDate = date) => ({
  startDateTime: tunis(date, from),
  endDateTime: tunis(lastDate, until),
});

const appointment = (date: string, from: string, until: string): AgendaAppointment => ({
  ...spell(date, from, until),
  id: `${date} ${from}`,
  status: 'ACCEPTED',
  holdUntil: null,
  service: { fr: 'Suivi', en: 'Follow-up' },
  mode: 'OFFICE',
  client: { userName: 'lina', firstName: 'Lina', lastName: 'Gharbi' },
  isAskedToMove: false,
});

const therapist = (parts: Partial<AgendaTherapist>): AgendaTherapist => ({
  id: 't',
  userId: 'u',
  fullName: 'Amel Ben Salah',
  timeZone: 'Africa/Tunis',
  takesBookings: true,
  openings: [],
  absences: [],
  appointments: [],
  ...parts,
});

const monday = '2026-11-23';
const tuesday = '2026-11-24';
const columnOf = (parts: Partial<AgendaTherapist>, date = monday) => {
  const [column] = dayColumns([date], therapist(parts));
  if (!column) throw new Error('a date has a column');
  return column;
};
const inWords = (spans: readonly { from: number; until: number }[]) => spans.map(({ from, until }) => `${timeOf(from)}-${timeOf(until)}`);

describe('dayColumns', () => {
  it('cuts what lasts beyond midnight at midnight, and leaves each day its own', () => {
    const absences = [{ ...spell(monday, '18:00', '10:00', tuesday), id: 'x', label: 'Congrès' }];
    const appointments = [appointment(tuesday, '00:00', '00:50')];
    const [first, second] = dayColumns([monday, tuesday], therapist({ absences, appointments }));
    expect(inWords(first?.absences ?? [])).toEqual(['18:00-24:00']);
    expect(inWords(second?.absences ?? [])).toEqual(['00:00-10:00']);
    expect([first?.appointments.length, second?.appointments.length]).toEqual([0, 1]);
    expect(second?.appointments[0]?.isWhole).toBe(true);
  });

  it('shows an appointment that lasts beyond midnight on both days, and as whole on neither', () => {
    const late = { ...appointment(monday, '23:40', '23:50'), endDateTime: tunis(tuesday, '00:30') };
    const columns = dayColumns([monday, tuesday], therapist({ appointments: [late] }));
    expect(columns.map(({ appointments }) => inWords(appointments))).toEqual([['23:40-24:00'], ['00:00-00:30']]);
    expect(columns.flatMap(({ appointments }) => appointments.map(({ isWhole }) => isWhole))).toEqual([false, false]);
  });

  it('ends a whole day at midnight, not on the next day', () => {
    const [first, second] = dayColumns([monday, tuesday], therapist({ openings: [spell(monday, '00:00', '00:00', tuesday)] }));
    expect(inWords(first?.openings ?? [])).toEqual(['00:00-24:00']);
    expect(second?.openings).toEqual([]);
  });
});

describe('shownHours', () => {
  it('shows an hour more than what is open or stands there, and never beyond the day', () => {
    expect(inWords([shownHours([columnOf({ openings: [spell(monday, '09:00', '12:30')] })])])).toEqual(['08:00-14:00']);
    const late = columnOf({ openings: [spell(monday, '09:00', '12:30')], appointments: [appointment(monday, '23:00', '23:50')] });
    expect(inWords([shownHours([late])])).toEqual(['08:00-24:00']);
    expect(inWords([shownHours([columnOf({ openings: [spell(monday, '00:30', '01:00')] })])])).toEqual(['00:00-02:00']);
  });

  it('shows working hours of a day on which nothing is', () => {
    expect(inWords([shownHours([columnOf({})])])).toEqual(['08:00-19:00']);
  });
});

describe('freeTimes', () => {
  const busy = columnOf({
    openings: [spell(monday, '09:00', '12:00'), spell(monday, '14:00', '18:00')],
    absences: [{ ...spell(monday, '16:00', '20:00'), id: 'x', label: null }],
    appointments: [appointment(monday, '09:00', '09:50'), appointment(monday, '10:00', '10:50'), appointment(monday, '11:40', '12:30')],
  });
  const hours = { from: 8 * 60, until: 21 * 60 };

  it('tells what is open from what is closed, and leaves out what is too short to use', () => {
    const free = freeTimes(busy, hours, 0);
    expect(inWords(free.filter(({ isOpen }) => isOpen))).toEqual(['10:50-11:40', '14:00-16:00']);
    expect(inWords(free.filter(({ isOpen }) => !isOpen))).toEqual(['08:00-09:00', '12:30-14:00', '20:00-21:00']);
  });

  it('offers nothing of what has passed', () => {
    expect(inWords(freeTimes(busy, hours, 15 * 60))).toEqual(['15:00-16:00', '20:00-21:00']);
    expect(freeTimes(busy, hours, 24 * 60)).toEqual([]);
  });
});

describe('whyUnusual', () => {
  const column = columnOf({
    openings: [spell(monday, '09:00', '12:00')],
    absences: [{ ...spell(monday, '11:00', '11:30'), id: 'x', label: null }],
    appointments: [appointment(monday, '13:00', '13:50'), { ...appointment(monday, '09:00', '09:50'), id: 'moving' }],
  });
  it.each([
    ['13:45', '14:35', 'TAKEN'],
    ['13:50', '14:40', 'CLOSED'],
    ['09:00', '09:50', null],
    ['10:10', '11:00', null],
    ['10:11', '11:01', 'ABSENCE'],
    ['11:30', '12:00', null],
    ['11:45', '12:15', 'CLOSED'],
    ['08:30', '09:20', 'CLOSED'],
  ])('from %s to %s: %s', (from, until, why) => {
    const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
    expect(whyUnusual(column, { from: minutes(from), until: minutes(until) }, 'moving')).toBe(why);
  });
});
