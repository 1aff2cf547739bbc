import { importJWK, compactVerify } from 'jose';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOwnReservations } from '#contract/booking/booking.endpoints.ts';
import { endpointUrl } from '#contract/endpoint.ts';
import { updateManualPayment } from '#contract/payment/payment.endpoints.ts';
import type { ReceiptClaims } from '#contract/payment/receipt-claims.ts';
import { readReceipt, readReceiptFile, readReceiptKey } from '#contract/payment/receipts.endpoints.ts';
import { call, newClient } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { newTherapist } from '#tests/support/booking.ts';
import { bookByMoneyOrder, decided, sendProofOf } from '#tests/support/payment.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let therapist: Awaited<ReturnType<typeof newTherapist>>;
beforeAll(async () => {
  test = await startTestApp();
  therapist = await newTherapist(test);
});
afterAll(() => test.close());

const read = (id: string, bearer: string, locale: 'fr' | 'en' = 'fr') =>
  call(test.app, readReceipt, { bearer, locale, parameters: { id } });

/** A client with a validated money order, and what leads them to its receipts. */
async function receipted() {
  const made = await bookByMoneyOrder(test, therapist);
  await sendProofOf(test, made.client.bearer, made.payment.id);
  await decided(test, therapist.bearer, made.payment.id, { valid: true });
  const links = async () => {
    const { items } = (await call(test.app, listOwnReservations, { bearer: made.client.bearer, query: {} })).body;
    return items.find(({ id }) => id === made.reservation.id)?.payment.receipts ?? [];
  };
  return { ...made, links };
}

describe('GET /v1/payment/receipts/{id}', () => {
  it('says, to its client, who received what from whom and for which session, under the practice’s name and tax number', async () => {
    const { client, reservation, links } = await receipted();
    const [link] = await links();
    expect(link).toMatchObject({ kind: 'RECEIPT', number: expect.stringMatching(/^R-2026-\d{4}$/) as string });
    const { status, body } = await read(link?.id ?? '', client.bearer);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      number: link?.number,
      amountMillimes: 50_000,
      sessionAt: reservation.startDateTime,
      practice: {
        name: 'Cabinet Amel Ben Salah',
        address: { en: '14 rue de l’Accalmie, 1000 Tunis, Tunisia' },
        fiscalNumber: '1234567A/M/P/000',
      },
      correctedBy: null,
    });
  });

  it('is signed with the key that anybody may read, over what the paper says', async () => {
    const { client, links } = await receipted();
    const [link] = await links();
    const { body } = await read(link?.id ?? '', client.bearer);
    const key = (await call(test.app, readReceiptKey)).body;
    const { payload, protectedHeader } = await compactVerify(body.signed, await importJWK(key, 'ES256'));
    const claims: ReceiptClaims = {
      number: body.number,
      kind: 'RECEIPT',
      issuedOn: testNow.slice(0, 10),
      amountMillimes: 50_000,
      method: 'MONEY_ORDER',
      client: body.clientName,
      practice: 'Cabinet Amel Ben Salah',
      fiscalNumber: '1234567A/M/P/000',
      sessionAt: body.sessionAt,
      corrects: null,
    };
    expect([JSON.parse(new TextDecoder().decode(payload)), protectedHeader]).toEqual([claims, { alg: 'ES256' }]);
  });

  it('tells a receipt that was corrected from what took its place', async () => {
    const { client, payment, links } = await receipted();
    await call(test.app, updateManualPayment, {
      bearer: therapist.bearer,
      parameters: { id: payment.id },
      body: { amountReceivedMillimes: 45_000 },
    });
    const [first, correction, second] = await links();
    expect((await read(first?.id ?? '', client.bearer)).body).toMatchObject({ correctedBy: correction?.number });
    expect((await read(correction?.id ?? '', client.bearer)).body).toMatchObject({ corrects: first?.number, cause: 'CORRECTION' });
    expect((await read(second?.id ?? '', client.bearer)).body).toMatchObject({ amountMillimes: 45_000, correctedBy: null });
  });

  it('is nobody else’s; the practice’s look is written down, one’s own is not', async () => {
    const { client, links, reservation } = await receipted();
    const id = (await links())[0]?.id ?? '';
    const [stranger, other] = [await newClient(test.app), await newTherapist(test)];
    expect((await read(id, stranger.bearer)).status).toBe(404);
    expect((await read(id, other.bearer)).status).toBe(404);
    const looks = await entriesDuring(test, async () => {
      await read(id, client.bearer);
      await read(id, therapist.bearer);
    });
    expect(looks).toMatchObject([{ kind: 'PAYMENT_VIEWED', subjects: [id, reservation.id] }]);
  });
});

describe('GET /v1/payment/receipts/{id}/pdf', () => {
  const fetchFile = (id: string, bearer: string, locale: 'fr' | 'en' = 'fr') =>
    test.app.inject({
      url: endpointUrl(readReceiptFile, { id }),
      headers: { authorization: `Bearer ${bearer}`, 'accept-language': locale },
    });

  it('is a file named by the receipt’s number, in the caller’s language, kept by nobody on the way', async () => {
    const { client, links } = await receipted();
    const [link] = await links();
    const french = await fetchFile(link?.id ?? '', client.bearer);
    expect([french.statusCode, french.headers]).toMatchObject([
      200,
      {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="${link?.number}.pdf"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      },
    ]);
    const textOf = async (bytes: Buffer) => (await extractText(new Uint8Array(bytes), { mergePages: true })).text;
    expect(await textOf(french.rawPayload)).toContain(`Reçu ${link?.number}`);
    expect(await textOf((await fetchFile(link?.id ?? '', client.bearer, 'en')).rawPayload)).toContain(`Receipt ${link?.number}`);
  });

  it('is nobody else’s; the practice’s look is written down', async () => {
    const { client, links, reservation } = await receipted();
    const id = (await links())[0]?.id ?? '';
    const stranger = await newClient(test.app);
    expect((await fetchFile(id, stranger.bearer)).statusCode).toBe(404);
    const looks = await entriesDuring(test, async () => {
      await fetchFile(id, client.bearer);
      await fetchFile(id, therapist.bearer);
    });
    expect(looks).toMatchObject([{ kind: 'PAYMENT_VIEWED', subjects: [id, reservation.id] }]);
  });
});

describe('GET /v1/payment/receipts/key', () => {
  it('is the same each time, public, and without its private half', async () => {
    const [first, second] = [await call(test.app, readReceiptKey), await call(test.app, readReceiptKey)];
    expect(first.body).toEqual(second.body);
    expect(Object.keys(first.body).toSorted()).toEqual(['crv', 'kty', 'x', 'y']);
    expect(first.headers['cache-control']).toContain('public');
  });
});
