import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import { locales } from '#contract/locale.ts';
import { calendarFile } from './calendar-file.ts';

const practice = {
  name: 'Cabinet Amel Ben Salah',
  email: 'cabinet@demo.test',
  address: { fr: '14, rue de l’Accalmie; étage 2, 1000 Tunis', en: '14 rue de l’Accalmie, second floor, 1000 Tunis' },
};
const site = { practice, siteUrl: 'https://accalmie.test', now: new Date('2026-11-26T10:00:00Z') };
type Appointment = Parameters<typeof calendarFile>[0];

const step = (to: Reservation['status']): Appointment['history'][number] => ({
  event: 'CREATED',
  from: null,
  to,
  by: 'CLIENT',
  at: '2026-11-20T08:00:00.000Z',
  reason: null,
});

const accepted: Appointment = {
  id: '0123456789abcdef01234567',
  mode: 'OFFICE',
  status: 'ACCEPTED',
  therapist: { slug: 'amel-ben-salah', fullName: 'Amel Ben Salah', timeZone: 'Africa/Tunis' },
  startDateTime: '2027-03-27T09:00:00.000Z',
  endDateTime: '2027-03-27T09:50:00.000Z',
  history: [step('PENDING_PAYMENT'), step('ACCEPTED')],
};

/** As a calendar program that shares no code with what wrote it reads it. */
function read(content: string) {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const [component] = calendar.getAllSubcomponents('vevent');
  if (!component) throw new Error('no event');
  const event = new ICAL.Event(component);
  const [alarm] = component.getAllSubcomponents('valarm');
  return { method: calendar.getFirstPropertyValue('method'), component, event, alarm };
}

const french = { locale: 'fr', isDiscreet: false } as const;

describe('the calendar file of an appointment', () => {
  test('says when, with whom and where, and how to change it', () => {
    const { name, method, content } = calendarFile(accepted, french, site);
    expect([name, method]).toEqual(['rendez-vous.ics', 'PUBLISH']);
    const { event, component, ...told } = read(content);
    expect(told.method).toBe('PUBLISH');
    expect(event.summary).toBe('Rendez-vous avec Amel Ben Salah');
    expect(event.location).toBe('14, rue de l’Accalmie; étage 2, 1000 Tunis');
    expect(event.description).toBe('Pour le déplacer ou l’annuler\u00A0: https://accalmie.test/reservations');
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(component.getFirstPropertyValue('class')).toBe('PRIVATE');
    expect(event.organizer).toBe('mailto:cabinet@demo.test');
    // RFC 5545, 3.1: a line has 75 octets at most, and ends in CR LF.
    for (const line of content.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  // Paris and Los Angeles change their clocks on 28 and 14 March 2027, Tunis never does.
  test.each([
    ['2027-03-13T09:00:00.000Z', { 'Africa/Tunis': '10:00', 'Europe/Paris': '10:00', 'America/Los_Angeles': '01:00' }],
    ['2027-03-27T09:00:00.000Z', { 'Africa/Tunis': '10:00', 'Europe/Paris': '10:00', 'America/Los_Angeles': '02:00' }],
    ['2027-03-29T09:00:00.000Z', { 'Africa/Tunis': '10:00', 'Europe/Paris': '11:00', 'America/Los_Angeles': '02:00' }],
    ['2027-10-31T09:00:00.000Z', { 'Africa/Tunis': '10:00', 'Europe/Paris': '10:00', 'America/Los_Angeles': '02:00' }],
  ])('is at the right hour everywhere: %s', (startDateTime, hours) => {
    const endDateTime = new Date(Date.parse(startDateTime) + 50 * 60_000).toISOString();
    const { event, alarm } = read(calendarFile({ ...accepted, startDateTime, endDateTime }, french, site).content);
    const shown = event.startDate.toJSDate();
    expect(shown.toISOString()).toBe(startDateTime);
    expect(event.duration.toSeconds()).toBe(50 * 60);
    for (const [timeZone, hour] of Object.entries(hours))
      expect(shown.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }), timeZone).toBe(hour);
    const trigger = alarm?.getFirstPropertyValue('trigger') as ICAL.Duration;
    expect(trigger.toSeconds()).toBe(-3600);
    expect(alarm?.getFirstPropertyValue('description')).toBe('Rendez-vous avec Amel Ben Salah');
  });

  test('a later step takes the place of an earlier one: the same UID, a higher SEQUENCE', () => {
    const moved = {
      ...accepted,
      startDateTime: '2027-04-02T09:00:00.000Z',
      history: [...accepted.history, step('ON_STAND_BY')],
    };
    const [before, after] = [accepted, { ...moved, status: 'ON_STAND_BY' as const }].map((each) =>
      read(calendarFile(each, french, site).content),
    );
    expect(after?.event.uid).toBe(before?.event.uid);
    expect(after?.event.sequence).toBeGreaterThan(before?.event.sequence ?? Infinity);
    expect(after?.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  });

  test.each(['CANCELLED', 'EXPIRED', 'REJECTED'] as const)('what is %s is taken out, and rings no more', (status) => {
    const { method, content } = calendarFile({ ...accepted, status, history: [...accepted.history, step(status)] }, french, site);
    const { event, component, alarm, ...told } = read(content);
    expect([method, told.method, component.getFirstPropertyValue('status')]).toEqual(['CANCEL', 'CANCEL', 'CANCELLED']);
    expect([event.uid, event.sequence, alarm]).toEqual(['appointment-0123456789abcdef01234567', 3, undefined]);
  });

  test.each([
    ['VIDEO', 'En vidéo'],
    ['PHONE', 'Par téléphone'],
  ] as const)('%s has no address', (mode, location) => {
    expect(read(calendarFile({ ...accepted, mode }, french, site).content).event.location).toBe(location);
  });

  test.each(locales)('of who wants to be discreet says only that there is something (%s)', (locale) => {
    for (const status of ['ACCEPTED', 'ON_STAND_BY', 'CANCELLED'] as const) {
      const { name, content } = calendarFile({ ...accepted, status }, { locale, isDiscreet: true }, site);
      const unfolded = content.replaceAll(/\r\n[ \t]/g, '');
      for (const text of [name, unfolded])
        expect(text).not.toMatch(/accalmie|amel|ben salah|cabinet|practice|psy|tunis|216|demo|mailto:cabinet/i);
      const { event } = read(content);
      expect([event.summary, event.location, event.description]).toEqual([locale === 'fr' ? 'Rendez-vous' : 'Appointment', null, null]);
      expect(event.startDate.toJSDate().toISOString()).toBe(accepted.startDateTime);
    }
  });
});
