import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeReservation } from '#contract/booking/booking.endpoints.ts';
import { readBeneficiary, updateBeneficiary } from '#contract/payment/beneficiary.endpoints.ts';
import { readPaymentAmount } from '#contract/payment/payment.endpoints.ts';
import { settings } from '#server/modules/client/client.tables.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { aMonday, book, bookingOf, demonstrationOffer, slotsOn, type Offer } from '#tests/support/booking.ts';
import { newKnownClient, newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let offer: Offer;
let bearer: string;
beforeAll(async () => {
  test = await startTestApp();
  offer = await demonstrationOffer(test);
  bearer = await signInAs(test.app, 'therapist');
});
afterAll(() => test.close());

const amel = { name: 'Amel Ben Salah', address: { fr: '14, rue de l’Accalmie, 1000 Tunis', en: '14 rue de l’Accalmie, 1000 Tunis' } };
const update = (body: object, by = bearer) => call(test.app, updateBeneficiary, { bearer: by, body });
const read = (by = bearer) => call(test.app, readBeneficiary, { bearer: by });
const amount = async () => (await call(test.app, readPaymentAmount, { query: { serviceId: offer.serviceId } })).body;
const forgetBeneficiary = () => test.deps.db.delete(settings).where(eq(settings.name, 'beneficiary'));

describe('the beneficiary of money orders', () => {
  it('is named anew: clients who pay read it at once, and the trail says what was changed, not to what', async () => {
    await update(amel);
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await update({ ...amel, name: ' Nour Gharbi ' });
      expect([status, body]).toEqual([200, { ...amel, name: 'Nour Gharbi' }]);
      await update({ ...amel, name: 'Nour Gharbi' });
    });
    expect(entries).toMatchObject([{ kind: 'BENEFICIARY_UPDATED', subjects: [], detail: 'name' }]);
    expect((await read()).body.name).toBe('Nour Gharbi');
    expect((await amount()).beneficiary.name).toBe('Nour Gharbi');
  });

  it('opens money orders: until somebody is named no time is on offer by it, and none can be taken by telephone', async () => {
    await forgetBeneficiary();
    expect((await read()).body).toEqual({ name: '', address: { fr: '', en: '' } });
    expect((await amount()).paymentMethods).toEqual([]);
    expect(await slotsOn(test, offer, aMonday)).toEqual([]);
    const client = await newKnownClient(test);
    const startDateTime = `${aMonday}T09:00:00.000Z`;
    expect((await book(test, client.bearer, bookingOf(offer, startDateTime))).problem.reason).toBe('SLOT_NOT_OFFERED');
    const choice = { therapistId: offer.therapistId, serviceId: offer.serviceId, mode: 'OFFICE', startDateTime, userId: client.authID };
    const byPhone = { ...choice, status: 'ON_STAND_BY', outsideHours: true };
    const refused = await call(test.app, takeReservation, { bearer, body: { ...byPhone, paymentKind: 'MONEY_ORDER' } });
    expect([refused.status, refused.problem.reason]).toEqual([409, 'PAYMENT_METHOD_CLOSED']);
    expect((await call(test.app, takeReservation, { bearer, body: { ...byPhone, paymentKind: 'OFFICE' } })).status).toBe(201);

    expect((await update(amel)).status).toBe(200);
    expect((await amount()).paymentMethods).toEqual(['MONEY_ORDER']);
    const [slot] = await slotsOn(test, offer, aMonday);
    expect((await book(test, client.bearer, bookingOf(offer, slot?.startDateTime ?? ''))).status).toBe(201);
  });

  it('refuses what no post office could pay out on, each on its field', async () => {
    const { status, problem } = await update({ name: ' ', address: { fr: 'a'.repeat(201), en: '' } });
    expect([status, problem.fields?.map(({ fieldName }) => fieldName)]).toEqual([400, ['name', 'address.fr', 'address.en']]);
  });

  it('is not changed by who only reads payments', async () => {
    const { bearer: reader } = await newStaff(test, 'MODERATOR', [{ ressource: 'PAYMENT', privileges: 3 }]);
    expect([(await read(reader)).status, (await update(amel, reader)).status]).toEqual([200, 403]);
  });
});
