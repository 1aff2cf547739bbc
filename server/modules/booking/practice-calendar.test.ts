import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { locales } from '#contract/locale.ts';
import { practiceCalendar, type CalendarEntry } from './practice-calendar.ts';

const entry: CalendarEntry = {
  id: '0123456789abcdef01234567',
  mode: 'VIDEO',
  status: 'ACCEPTED',
  startDateTime: new Date('2027-03-27T09:00:00.000Z'),
  endDateTime: new Date('2027-03-27T09:50:00.000Z'),
  updatedAt: new Date('2027-03-01T10:00:00.000Z'),
  steps: 3,
  clientName: 'Sarra Belhaj',
};
const agendaOf = (...entries: CalendarEntry[]) => ({ therapist: 'Amel Ben Salah', entries, siteUrl: 'https://accalmie.test' });
const french = { locale: 'fr', isDiscreet: false } as const;

/** As a calendar program that shares no code with what wrote it reads it. */
function read(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  return { calendar, components: calendar.getAllSubcomponents('vevent') };
}
const eventsIn = (content: string) => read(content).components.map((component) => new ICAL.Event(component));

describe('the calendar of a therapist', () => {
  test('has a name, and is asked for again by itself', () => {
    const { calendar } = read(practiceCalendar(agendaOf(entry), french));
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Rendez-vous · Amel Ben Salah');
    expect(calendar.getFirstPropertyValue('refresh-interval')?.toString()).toBe('PT15M');
  });

  test('says who and how, and what is not accepted yet', () => {
    const waiting = { ...entry, id: '111111111111111111111111', status: 'ON_STAND_BY' as const, mode: 'OFFICE' as const };
    const nameless = { ...entry, id: '222222222222222222222222', mode: 'PHONE' as const, clientName: null };
    const content = practiceCalendar(agendaOf(entry, waiting, nameless), french);
    expect(eventsIn(content).map(({ summary }) => summary)).toEqual([
      'Sarra Belhaj · En vidéo',
      'À confirmer · Sarra Belhaj · Au cabinet',
      'Par téléphone',
    ]);
    const statuses = read(content).components.map((component) => component.getFirstPropertyValue('status'));
    expect(statuses).toEqual(['CONFIRMED', 'TENTATIVE', 'CONFIRMED']);
  });

  // Paris and Los Angeles change their clocks on 28 and 14 March 2027, Tunis never does.
  test.each([
    ['2027-03-13T09:00:00.000Z', { 'Africa/Tunis': '10:00', 'Europe/Paris': '10:00', 'America/Los_Angeles': '01:00' }],
    ['2027-03-27T09:00:00.000Z', { 'Africa/Tunis': '10:00', 'Europe/Paris': '10:00', 'America/Los_Angeles': '02:00' }],
    ['2027-03-29T09:00:00.000Z', { 'Africa/Tunis': '10:00', 'Europe/Paris': '11:00', 'America/Los_Angeles': '02:00' }],
  ])('is at the right hour everywhere: %s', (start, hours) => {
    const [startDateTime, endDateTime] = [new Date(start), new Date(Date.parse(start) + 50 * 60_000)];
    const [event] = eventsIn(practiceCalendar(agendaOf({ ...entry, startDateTime, endDateTime }), french));
    const shown = event?.startDate.toJSDate();
    expect(event?.duration.toSeconds()).toBe(50 * 60);
    for (const [timeZone, hour] of Object.entries(hours))
      expect(shown?.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }), timeZone).toBe(hour);
  });

  test('reads the same each time until something changes, and then takes the place of what was read', () => {
    const content = practiceCalendar(agendaOf(entry), french);
    expect(practiceCalendar(agendaOf(entry), french)).toBe(content);
    const moved = { ...entry, startDateTime: new Date('2027-04-02T09:00:00.000Z'), steps: 4 };
    const [[before], [after]] = [eventsIn(content), eventsIn(practiceCalendar(agendaOf(moved), french))];
    expect([after?.uid, after?.sequence]).toEqual([before?.uid, 4]);
  });

  test.each(locales)('of who wants to be discreet says only when (%s)', (locale) => {
    const content = practiceCalendar(agendaOf(entry), { locale, isDiscreet: true });
    expect(content.replaceAll(/\r\n[ \t]/g, '')).not.toMatch(/accalmie|amel|ben salah|sarra|belhaj|vid[eé]o|psy/i);
    expect(eventsIn(content).map(({ summary }) => summary)).toEqual([locale === 'fr' ? 'Rendez-vous' : 'Appointment']);
  });
});
