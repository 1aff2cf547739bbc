import { addDays } from 'date-fns';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSchedule } from '#contract/booking/booking.endpoints.ts';
import { updateBeneficiary } from '#contract/payment/beneficiary.endpoints.ts';
import { readHelpLine, verifyHelpNumber } from '#contract/practice/help-line.endpoints.ts';
import { updateLegalNotice } from '#contract/practice/legal-notice.endpoints.ts';
import { updatePractice } from '#contract/practice/practice-settings.endpoints.ts';
import { readSetup } from '#contract/practice/setup.endpoints.ts';
import { inviteTherapist } from '#contract/therapist/invitation.endpoints.ts';
import { createService, updateService } from '#contract/therapist/services.endpoints.ts';
import { listTherapists, readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import { schedules } from '#server/modules/booking/booking.tables.ts';
import { settings } from '#server/modules/client/client.tables.ts';
import { services } from '#server/modules/therapist/therapist.tables.ts';
import { call } from '#tests/support/api.ts';
import { therapistSlug } from '#tests/support/booking.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

const inBoth = (text: string) => ({ fr: text, en: text });
const week = [{ weekday: 1, intervals: [{ start: '09:00', end: '12:00' }] }];

async function begin(env: Record<string, string> = {}) {
  const test = await startTestApp({ env });
  const { bearer } = await newStaff(test, 'ADMIN');
  const model = (await call(test.app, readTherapist, { parameters: { slug: therapistSlug } })).body;
  return { test, bearer, model, setup: async () => (await call(test.app, readSetup, { bearer })).body };
}

/** As a database is that nobody has filled. */
async function empty({ deps }: TestApp) {
  await deps.db.delete(settings).where(inArray(settings.name, ['practice', 'beneficiary', 'help-line', 'legal-notice']));
  await deps.db.update(services).set({ isActive: false });
  await deps.db.delete(schedules);
}

let cards: Awaited<ReturnType<typeof begin>>;
let orders: Awaited<ReturnType<typeof begin>>;
beforeAll(async () => {
  cards = await begin({ CARD_PAYMENTS: 'demo' });
  orders = await begin({ CARD_PAYMENTS: 'none' });
});
afterAll(() => Promise.all([cards.test.close(), orders.test.close()]));

it('succeeds: tells what the demonstration has settled, and that nobody has called its help line', async () => {
  const { setup, model } = cards;
  const { id, slug, userId, fullName } = model;
  const total = (await call(cards.test.app, readHelpLine)).body.numbers.length;
  expect(await setup()).toEqual({
    missingDetails: [],
    missingLegal: ['inpdpNumber'],
    hasBeneficiary: true,
    cardProvider: 'demo',
    therapists: [{ id, slug, userId, fullName, invitation: null, isPresented: true, services: model.services.length, hasHours: true }],
    helpLine: { total, toConfirm: total },
    isBookable: true,
  });
});

it('tells step by step how an empty practice becomes one that can be booked', async () => {
  const { test, bearer, model, setup } = orders;
  await empty(test);
  const first = await setup();
  expect(first).toMatchObject({ missingDetails: ['email', 'phone', 'address', 'hours'], hasBeneficiary: false, cardProvider: null });
  expect(first.therapists).toMatchObject([{ services: 0, hasHours: false }]);

  await call(test.app, updatePractice, { bearer, body: { email: 'cabinet@accalmie.test', hours: inBoth('Du lundi au vendredi') } });
  expect((await setup()).missingDetails).toEqual(['phone', 'address']);
  expect(first.missingLegal).toEqual(['publisher', 'director', 'dataOfficer', 'inpdpNumber', 'host', 'mailService']);
  await call(test.app, updateLegalNotice, { bearer, body: { publisher: 'Cabinet du Lac', host: inBoth('OVHcloud, France') } });
  expect((await setup()).missingLegal).toEqual(['director', 'dataOfficer', 'inpdpNumber', 'mailService']);

  const profile = { ...model, photo: undefined, services: undefined, about: { fr: [], en: [] }, email: 'leila@accalmie.test' };
  const { body: made } = await call(test.app, inviteTherapist, { bearer, body: profile });
  const ofMade = async () => (await setup()).therapists.find(({ id }) => id === made.id);
  const sentAt = test.clock.now();
  const expiresAt = addDays(sentAt, 7).toISOString();
  const invitation = { email: 'leila@accalmie.test', sentAt: sentAt.toISOString(), expiresAt, isRefused: false };
  expect(await ofMade()).toMatchObject({ invitation, isPresented: false, services: 0, hasHours: false });

  const { body: hours } = await call(test.app, createSchedule, {
    bearer,
    body: {
      userId: made.userId,
      timeZone: 'Africa/Tunis',
      weekly: [],
      seasons: [{ from: '2026-12-01', to: '2026-12-31', weekly: week }],
      slotIntervalMinutes: 30,
      bufferAfterMinutes: 10,
      minimumNoticeHours: 12,
      moneyOrderNoticeHours: 48,
      horizonDays: 60,
    },
  });
  expect(hours.seasons).toHaveLength(1);
  expect(await ofMade()).toMatchObject({ services: 0, hasHours: true });
  const session = { durationMinutes: 50, priceMillimes: 80_000, modes: ['OFFICE' as const], bufferAfterMinutes: null, isOffered: true };
  const { body: service } = await call(test.app, createService, {
    bearer,
    body: { ...session, name: inBoth('Suivi'), therapistId: made.id },
  });
  expect(await setup()).toMatchObject({ isBookable: false, hasBeneficiary: false });
  await call(test.app, updateBeneficiary, { bearer, body: { name: 'Leïla Bouazizi', address: inBoth('Tunis') } });
  expect(await setup()).toMatchObject({ isBookable: true, hasBeneficiary: true });
  const shown = async () => (await call(test.app, readTherapist, { parameters: { slug: made.slug } })).body.isBookable;
  expect(await shown()).toBe(true);
  const { body: listed } = await call(test.app, listTherapists);
  expect(listed.items.map(({ slug, isBookable }) => [slug, isBookable])).toEqual([
    [therapistSlug, false],
    [made.slug, true],
  ]);
  await call(test.app, updateService, { bearer, parameters: { id: service.id }, body: { isOffered: false } });
  expect(await ofMade()).toMatchObject({ services: 0 });
  expect((await setup()).isBookable).toBe(false);
  expect(await shown()).toBe(false);
  await call(test.app, updateService, { parameters: { id: service.id }, bearer, body: { isOffered: true } });
  expect(await shown()).toBe(true);
  // The season that holds the only hours is over.
  test.clock.set('2027-01-01T08:00:00.000Z');
  expect(await shown()).toBe(false);
  test.clock.set(testNow);
});

it('counts a number as confirmed once somebody of the practice has called it', async () => {
  const { test, bearer, setup } = orders;
  const [one] = (await call(test.app, readHelpLine)).body.numbers;
  const before = (await setup()).helpLine.toConfirm;
  await call(test.app, verifyHelpNumber, { bearer, parameters: { numberId: one?.id ?? '' } });
  expect((await setup()).helpLine.toConfirm).toBe(before - 1);
});

it('needs hours on some day: a week without any is none', async () => {
  const { test, setup, model } = cards;
  await test.deps.db.update(schedules).set({ weekly: [], seasons: [] }).where(eq(schedules.userId, model.userId));
  expect(await setup()).toMatchObject({ isBookable: false, therapists: [{ hasHours: false }] });
});
