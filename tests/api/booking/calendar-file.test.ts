import ICAL from 'ical.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeDiscretion } from '#contract/auth/discretion.endpoints.ts';
import { readCalendarFile } from '#contract/booking/calendar.endpoints.ts';
import { call, newClient } from '#tests/support/api.ts';
import { bookSomeSlot, demonstrationOffer } from '#tests/support/booking.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const summaryIn = (content: string) => {
  const event = new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent('vevent');
  return event?.getFirstPropertyValue('summary');
};

describe('GET /booking/reservation/self/{id}/calendar', () => {
  it('gives the file in the language of the page, under a discreet title from the moment that is asked for', async () => {
    const { client, reservation } = await bookSomeSlot(test, await demonstrationOffer(test));
    const [{ bearer }, parameters] = [client, { id: reservation.id }];
    const english = await call(test.app, readCalendarFile, { bearer, parameters, locale: 'en' });
    expect([english.status, english.body.name]).toEqual([200, 'appointment.ics']);
    expect(summaryIn(english.body.content)).toBe('Appointment with Amel Ben Salah');
    await call(test.app, changeDiscretion, { bearer, body: { isDiscreet: true } });
    expect(summaryIn((await call(test.app, readCalendarFile, { bearer, parameters })).body.content)).toBe('Rendez-vous');
  });

  it('knows of nobody else’s', async () => {
    const { reservation } = await bookSomeSlot(test, await demonstrationOffer(test));
    const { bearer } = await newClient(test.app);
    const { status } = await call(test.app, readCalendarFile, { bearer, parameters: { id: reservation.id } });
    expect(status).toBe(404);
  });
});
