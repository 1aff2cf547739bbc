import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPaymentAmount } from '#contract/payment/payment.endpoints.ts';
import { services } from '#server/modules/therapist/therapist.tables.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { bookSomeSlot, demonstrationOffer, newTherapist, type Offer } from '#tests/support/booking.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let offer: Offer;
beforeAll(async () => {
  test = await startTestApp();
  offer = await demonstrationOffer(test);
});
afterAll(() => test.close());

const ask = (query: object, bearer?: string) => call(test.app, readPaymentAmount, { query, ...(bearer ? { bearer } : {}) });

describe('GET /v1/payment/pay/payment-amount', () => {
  it('succeeds for anyone with a service: its price, how to pay, and to whom', async () => {
    const { status, body } = await ask({ serviceId: offer.serviceId });
    expect(status).toBe(200);
    expect(body).toEqual({
      amountMillimes: 80_000,
      currency: 'TND',
      paymentMethods: ['MONEY_ORDER'],
      beneficiary: {
        name: 'Amel Ben Salah',
        address: { fr: '14, rue de l’Accalmie, 1000 Tunis, Tunisie', en: '14 rue de l’Accalmie, 1000 Tunis, Tunisia' },
      },
    });
  });

  it('gives a reservation its price as it was at booking', async () => {
    const { client, reservation } = await bookSomeSlot(test, offer);
    await test.deps.db.update(services).set({ priceMillimes: 90_000 }).where(eq(services.id, offer.serviceId));
    const ofOwner = await entriesDuring(test, async () => {
      expect((await ask({ reservationId: reservation.id }, client.bearer)).body.amountMillimes).toBe(80_000);
    });
    expect(ofOwner).toEqual([]);
    const therapist = await signInAs(test.app, 'therapist');
    const ofStaff = await entriesDuring(test, () => ask({ reservationId: reservation.id }, therapist));
    expect(ofStaff).toMatchObject([{ kind: 'PAYMENT_VIEWED', subjects: [reservation.id] }]);
    await test.deps.db.update(services).set({ priceMillimes: 80_000 }).where(eq(services.id, offer.serviceId));
  });

  it('refuses a call that names neither, and a service that is not there or no longer offered', async () => {
    const neither = await ask({});
    expect([neither.status, neither.problem.fields?.[0]?.fieldName]).toEqual([400, 'serviceId']);
    expect((await ask({ serviceId: 'f'.repeat(24) })).status).toBe(404);
    await test.deps.db.update(services).set({ isActive: false }).where(eq(services.id, offer.serviceId));
    expect((await ask({ serviceId: offer.serviceId })).status).toBe(404);
    await test.deps.db.update(services).set({ isActive: true }).where(eq(services.id, offer.serviceId));
  });

  it('who may ask for a reservation: its owner and the staff of its practice', async () => {
    const { client, reservation } = await bookSomeSlot(test, offer);
    const of = async (bearer?: string) => (await ask({ reservationId: reservation.id }, bearer)).status;
    expect(await of(client.bearer)).toBe(200);
    expect(await of(await signInAs(test.app, 'therapist'))).toBe(200);
    expect(await of(await signInAs(test.app, 'admin'))).toBe(200);
    expect(await of((await newClient(test.app)).bearer)).toBe(404);
    expect(await of((await newTherapist(test)).bearer)).toBe(404);
    expect(await of(await signInAs(test.app, 'moderator'))).toBe(404);
    expect(await of()).toBe(401);
  });
});
