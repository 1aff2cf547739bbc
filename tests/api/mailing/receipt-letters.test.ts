import { eq } from 'drizzle-orm';
import { extractText } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideReservation, listOwnReservations } from '#contract/booking/booking.endpoints.ts';
import { updateManualPayment } from '#contract/payment/payment.endpoints.ts';
import { payRefund } from '#contract/payment/refunds.endpoints.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { call } from '#tests/support/api.ts';
import { newTherapist, signInAgain } from '#tests/support/booking.ts';
import { bookByMoneyOrder, decided, sendProofOf } from '#tests/support/payment.ts';
import { pdfsIn, partOf, headerOf, startSmtpServer, type LocalSmtpServer } from '#tests/support/smtp-server.ts';
import { confirmAddress } from '#tests/support/staff.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let smtp: LocalSmtpServer;
let test: TestApp;
let therapist: Awaited<ReturnType<typeof newTherapist>>;

beforeAll(async () => {
  smtp = await startSmtpServer();
  test = await startTestApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'contact@accalmie.test' } });
  therapist = await newTherapist(test);
});
beforeEach(async () => {
  test.clock.set(testNow);
  therapist = { ...therapist, bearer: await signInAgain(test, therapist.email) };
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});

type Standing = Partial<Pick<typeof accounts.$inferSelect, 'locale' | 'isDiscreet'>>;

/** A client who has sent a proof, with what has come to their address since the last time it was asked. */
async function proved(standing: Standing = {}, { isKnown = true }: { isKnown?: boolean } = {}) {
  const { client, payment, reservation } = await bookByMoneyOrder(test, therapist);
  if (isKnown) await confirmAddress(test, client.authID);
  await test.deps.db
    .update(accounts)
    .set({ locale: 'fr', ...standing })
    .where(eq(accounts.id, client.authID));
  await sendProofOf(test, client.bearer, payment.id);
  let read = 0;
  const letters = async () => {
    while ((await test.deliverDue()) > 0);
    const all = smtp.mails.filter(({ to }) => to.includes(client.email));
    const news = all.slice(read);
    read = all.length;
    return news;
  };
  await letters();
  const papers = async () => {
    const bearer = await signInAgain(test, client.email);
    return (await call(test.app, listOwnReservations, { bearer, query: {} })).body.items[0]?.payment.receipts ?? [];
  };
  return { client, paymentId: payment.id, reservationId: reservation.id, letters, papers };
}

const validate = (id: string) => decided(test, therapist.bearer, id, { valid: true });
const note = (id: string, amountReceivedMillimes: number) =>
  call(test.app, updateManualPayment, { bearer: therapist.bearer, parameters: { id }, body: { amountReceivedMillimes } });
const textIn = async (bytes: Uint8Array) => (await extractText(bytes, { mergePages: true })).text;

describe('who has paid', () => {
  it('is sent the receipt, once, as a file in their language, with the way to its page', async () => {
    const made = await proved({ locale: 'en' });
    await validate(made.paymentId);
    const [letter, ...more] = await made.letters();
    const [paper] = await made.papers();
    expect(more).toEqual([]);
    expect(headerOf(letter!, 'Subject')).toBe('The receipt of your payment');
    expect(partOf(letter!, 'text/plain')).toContain(`The practice has received 50\u00A0DT. Receipt ${paper?.number} is attached.`);
    expect(partOf(letter!, 'text/plain')).toContain(`/en/receipts/${paper?.id}\r\n`);
    const [file, ...others] = pdfsIn(letter!);
    expect([file?.name, others]).toEqual([`${paper?.number}.pdf`, []]);
    expect(await textIn(file!.bytes)).toContain(`Receipt ${paper?.number}`);
    expect(headerOf(letter!, 'List-Unsubscribe'), 'it is owed: nobody switches it off').toBe('');
  });

  it('is sent what corrects it: a credit note with the receipt in its place, or alone', async () => {
    const made = await proved();
    await validate(made.paymentId);
    await made.letters();
    await note(made.paymentId, 45_000);
    const [letter] = await made.letters();
    const [first, credit, second] = await made.papers();
    expect(partOf(letter!, 'text/plain')).toContain(
      `l’avoir ${credit?.number} reprend le reçu ${first?.number}, et le reçu ${second?.number} de 45\u00A0DT le remplace. Les deux sont joints.`,
    );
    expect(pdfsIn(letter!).map(({ name }) => name)).toEqual([`${credit?.number}.pdf`, `${second?.number}.pdf`]);
  });

  it('reads of a receipt that is corrected before its letter leaves in one letter, that of the correction', async () => {
    const made = await proved();
    await validate(made.paymentId);
    await note(made.paymentId, 45_000);
    const letters = await made.letters();
    expect(letters.map((letter) => pdfsIn(letter).length)).toEqual([2]);
  });

  it('is sent the credit note with the letter that says what was given back', async () => {
    const made = await proved();
    await validate(made.paymentId);
    const decline = { bearer: therapist.bearer, parameters: { id: made.reservationId }, body: { status: 'REJECTED', reason: 'Complet.' } };
    await call(test.app, decideReservation, decline);
    await made.letters();
    const body = { reference: 'VIR 2026-118', refundedOn: testNow.slice(0, 10) };
    await call(test.app, payRefund, { bearer: therapist.bearer, parameters: { id: made.paymentId }, body });
    const [letter, ...more] = await made.letters();
    const [receipt, credit] = await made.papers();
    expect(more).toEqual([]);
    expect(headerOf(letter!, 'Subject')).toBe('Des nouvelles de votre remboursement');
    expect(partOf(letter!, 'text/plain')).toContain(`L’avoir ${credit?.number}, qui reprend le reçu ${receipt?.number}, est joint.`);
    expect(pdfsIn(letter!).map(({ name }) => name)).toEqual([`${credit?.number}.pdf`]);
  });
});

describe('the letter with a receipt', () => {
  it('has no hurry: at night it waits for the morning', async () => {
    const made = await proved();
    test.clock.set('2026-11-16T21:30:00.000Z');
    therapist = { ...therapist, bearer: await signInAgain(test, therapist.email) };
    await validate(made.paymentId);
    expect(await made.letters()).toEqual([]);
    test.clock.set('2026-11-17T07:00:00.000Z');
    expect((await made.letters()).flatMap(pdfsIn)).toHaveLength(1);
  });

  it.each([
    ['to an address that may be anybody’s', {}, { isKnown: false }],
    ['to who wants to be discreet', { isDiscreet: true }, {}],
  ] as const)('%s holds neither the file nor a number, and says where both are', async (_, standing, known) => {
    const made = await proved(standing, known);
    await validate(made.paymentId);
    const [letter] = await made.letters();
    const [paper] = await made.papers();
    const text = partOf(letter!, 'text/plain');
    expect(pdfsIn(letter!)).toEqual([]);
    expect(text).not.toMatch(/R-2026-|\bDT\b|Quand/);
    expect(text).toContain(`/receipts/${paper?.id}\r\n`);
  });
});
