import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listManualPayments } from '#contract/payment/payment.endpoints.ts';
import { manualPayments } from '#server/modules/payment/payment.tables.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { demonstrationOffer, newTherapist } from '#tests/support/booking.ts';
import { bookByMoneyOrder, sendProofOf } from '#tests/support/payment.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const list = (bearer: string, query: object = {}) => call(test.app, listManualPayments, { bearer, query });

describe('GET /v1/payment/pay/manual-pay', () => {
  it('succeeds: those waiting for a check first, the one that waits longest at the top', async () => {
    const therapist = await signInAs(test.app, 'therapist');
    const offer = await demonstrationOffer(test);
    for (const transferCode of ['ZZTOP1', 'ZZTOP2']) {
      test.clock.advanceMinutes(1);
      const { client, payment } = await bookByMoneyOrder(test, offer);
      await sendProofOf(test, client.bearer, payment.id, { transferCode });
    }
    const { status, body } = await list(therapist);
    expect(status).toBe(200);
    expect(body.total).toBe(body.items.length);
    const waiting = body.items.filter((payment) => payment.status === 'SUBMITTED');
    expect(body.items.slice(0, waiting.length)).toEqual(waiting);
    const times = waiting.map(({ submittedAt }) => submittedAt ?? '');
    expect(times).toEqual([...times].sort());
    expect(waiting.at(-1)).toMatchObject({ transferCode: 'ZZTOP2', file: { type: 'image/jpeg' } });
  });

  it('filters by status, finds by the beginning of a code, and goes page by page', async () => {
    const therapist = await signInAs(test.app, 'therapist');
    const submitted = await list(therapist, { status: 'SUBMITTED' });
    expect(new Set(submitted.body.items.map(({ status }) => status))).toEqual(new Set(['SUBMITTED']));
    const found = await list(therapist, { keyword: 'zz top' });
    expect(found.body.items.map(({ transferCode }) => transferCode)).toEqual(['ZZTOP1', 'ZZTOP2']);
    const second = await list(therapist, { keyword: 'zztop', limit: 1, page: 2 });
    expect(second.body).toMatchObject({ items: [{ transferCode: 'ZZTOP2' }], total: 2, page: 2 });
  });

  it('refuses a status that does not exist and a page too deep', async () => {
    const therapist = await signInAs(test.app, 'therapist');
    expect((await list(therapist, { status: 'PAID' })).problem.fields?.[0]?.fieldName).toBe('status');
    expect((await list(therapist, { page: 1001, limit: 10 })).problem.fields?.[0]?.fieldName).toBe('page');
  });

  it('who may: staff, a therapist for their own reservations only, administrators for all', async () => {
    const admin = await list(await signInAs(test.app, 'admin'), { limit: 100 });
    const [own, other] = [await signInAs(test.app, 'therapist'), await newTherapist(test)];
    expect((await list(own, { limit: 100 })).body.total).toBe(admin.body.total);
    expect((await list(other.bearer)).body).toMatchObject({ items: [], total: 0 });
    const theirs = await bookByMoneyOrder(test, other);
    expect((await list(other.bearer)).body.items.map(({ id }) => id)).toEqual([theirs.payment.id]);
    const ids = (await list(own, { limit: 100 })).body.items.map(({ id }) => id);
    expect(ids).not.toContain(theirs.payment.id);
    expect((await list(await signInAs(test.app, 'admin'), { limit: 100 })).body.total).toBe(admin.body.total + 1);
    await test.deps.db.delete(manualPayments).where(eq(manualPayments.id, theirs.payment.id));
    expect((await list((await newClient(test.app)).bearer)).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await list(await signInAs(test.app, 'moderator'))).status).toBe(403);
  });
});
