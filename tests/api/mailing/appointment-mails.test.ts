import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cancelOwnReservation, decideReservation, moveOwnReservation } from '#contract/booking/booking.endpoints.ts';
import type { Locale } from '#contract/locale.ts';
import { payRefund } from '#contract/payment/refunds.endpoints.ts';
import { handleDelivery } from '#server/events/subscriptions.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { mailInbox } from '#server/modules/mailing/mailing.tables.ts';
import { reservationLetter } from '#server/modules/mailing/reservation-letter.ts';
import { readPractice } from '#server/modules/client/read-practice.ts';
import { call } from '#tests/support/api.ts';
import { bookSomeSlot, newTherapist, signInAgain, slotsOn } from '#tests/support/booking.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { decided, openMoneyOrder, sendProofOf } from '#tests/support/payment.ts';
import { confirmAddress } from '#tests/support/staff.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let therapist: Awaited<ReturnType<typeof newTherapist>>;

beforeAll(async () => {
  test = await startTestApp();
  therapist = await newTherapist(test);
  await mailsTo(test, therapist.email);
});
beforeEach(async () => {
  test.clock.set(testNow);
  therapist = { ...therapist, bearer: await signInAgain(test, therapist.email) };
});
afterAll(() => test.close());

/** A client whose address is known to be theirs, with a reservation that is not paid yet. */
async function booked({ locale = 'fr', isKnown = true }: { locale?: Locale; isKnown?: boolean } = {}) {
  const { client, reservation } = await bookSomeSlot(test, therapist);
  if (isKnown) await confirmAddress(test, client.authID);
  await test.deps.db.update(accounts).set({ locale }).where(eq(accounts.id, client.authID));
  await lettersOf(client.email);
  return { client, reservation, id: reservation.id, start: reservation.startDateTime };
}

async function waiting(options?: Parameters<typeof booked>[0]) {
  const made = await booked(options);
  const { id: paymentId } = await openMoneyOrder(test, made.client.bearer, made.id);
  await sendProofOf(test, made.client.bearer, paymentId);
  return { ...made, paymentId };
}

async function accepted(options?: Parameters<typeof booked>[0]) {
  const made = await waiting(options);
  await decided(test, therapist.bearer, made.paymentId, { valid: true });
  // With its receipt, of which receipt-letters.test.ts tells.
  await lettersOf(made.client.email);
  await decideOn(made.id, 'ACCEPTED');
  test.clock.advanceMinutes(1);
  return made;
}

const decideOn = (id: string, status: string, reason = 'Un empêchement.') =>
  call(test.app, decideReservation, { bearer: therapist.bearer, parameters: { id }, body: { status, reason } });

const hoursBefore = (instant: string, hours: number) => new Date(Date.parse(instant) - hours * 3_600_000).toISOString();

/** What has come since the last time it was asked. */
async function lettersOf(email: string) {
  const letters = await mailsTo(test, email);
  await test.deps.db.delete(mailInbox).where(eq(mailInbox.to, email));
  return letters;
}
const subjectsOf = async (email: string) => (await lettersOf(email)).map(({ subject }) => subject);

async function onlyLetterOf(email: string) {
  const letters = await lettersOf(email);
  expect(letters).toHaveLength(1);
  const [letter] = letters;
  if (!letter) throw new Error('no letter');
  return letter;
}

describe('the practitioner', () => {
  it('reads of each request when and how, never who', async () => {
    await lettersOf(therapist.email);
    const { client } = await waiting();
    const { subject, text, html } = await onlyLetterOf(therapist.email);
    expect(subject).toBe('Une demande de rendez-vous attend votre réponse');
    expect(text).toMatch(/Quand\s: \S+ \S+ (novembre|décembre) à \d+\sh.*\(heure de Tunis\)/);
    expect(text).toMatch(/\/practice\/reservations\n/);
    const [account] = await test.deps.db.select().from(accounts).where(eq(accounts.id, client.authID));
    for (const whole of [text, html])
      expect(whole).not.toMatch(new RegExp([account?.firstName, account?.lastName, account?.email].filter(Boolean).join('|')));
  });

  it('reads of another proof, of a cancellation, of another hour that is asked for, and of what still waits the day before', async () => {
    const refused = await waiting();
    await decided(test, therapist.bearer, refused.paymentId, { valid: false, reason: 'Illisible.' });
    await sendProofOf(test, refused.client.bearer, refused.paymentId);
    await lettersOf(therapist.email);
    await call(test.app, cancelOwnReservation, { bearer: refused.client.bearer, parameters: { id: refused.id } });
    expect(await subjectsOf(therapist.email)).toEqual(['Un rendez-vous est annulé']);

    const moved = await accepted();
    await lettersOf(therapist.email);
    const slot = (await slotsOn(test, therapist, '2027-01-11', '2027-01-14')).at(-1);
    const body = { startDateTime: slot?.startDateTime ?? '' };
    await call(test.app, moveOwnReservation, { bearer: moved.client.bearer, parameters: { id: moved.id }, body });
    expect(await subjectsOf(therapist.email)).toEqual(['Un nouvel horaire vous est demandé']);
    test.clock.set(hoursBefore(body.startDateTime, 24));
    expect(await subjectsOf(therapist.email)).toEqual(['Une demande attend toujours votre réponse']);
  });
});

describe('the client', () => {
  it('reads that it is accepted: when, with whom, where and until when it can be cancelled', async () => {
    const made = await accepted();
    const { subject, text, html } = await onlyLetterOf(made.client.email);
    expect(subject).toBe('Votre rendez-vous est confirmé');
    expect(text).toMatch(/Quand\s: \S+ \S+ \S+ à \d+\sh.*\(heure de Tunis\)\nAvec\s: \S.*\n(Où|Comment)\s: \S/);
    expect(text).toMatch(/sans frais jusqu’au \S+ \S+ \S+ à \d+\sh/);
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toMatch(/<th[^>]*>Quand<\/th>/);
  });

  it('is reminded two days and one day before, once each, whatever is delivered again', async () => {
    const made = await accepted({ locale: 'en' });
    await lettersOf(made.client.email);
    test.clock.set(hoursBefore(made.start, 48));
    const { subject, text } = await onlyLetterOf(made.client.email);
    expect(subject).toBe('Reminder of your appointment');
    expect(text).toMatch(/When: \S+ \S+ \S+ at \d+:\d\d\s[ap]m \(Tunis time\)/);
    const event = { kind: 'RESERVATION_ACCEPTED', reservationId: made.id, startDateTime: made.start, endDateTime: made.start } as const;
    await handleDelivery(test.deps, { event, subscriber: 'remindTwoDaysBefore', dueAt: made.start });
    expect(await subjectsOf(made.client.email)).toEqual([]);
    test.clock.set(hoursBefore(made.start, 24));
    const dayBefore = await onlyLetterOf(made.client.email);
    expect(dayBefore.text, 'it is too late by then').not.toContain('free of charge');
  });

  it('reads why a proof did not do, and until when another is awaited', async () => {
    const made = await waiting();
    await decided(test, therapist.bearer, made.paymentId, { valid: false, reason: 'La photo est floue.' });
    const { subject, text } = await onlyLetterOf(made.client.email);
    expect(subject).toBe('Action requise\u00A0: un autre reçu est attendu');
    expect(text).toMatch(/Motif donné par le cabinet\s: La photo est floue\./);
    expect(text).toMatch(/en envoyer un autre jusqu’au mercredi 18 novembre à 9\sh \(heure de Tunis\)/);
    expect(text).toContain(`/reservations/${made.id}/payment`);
  });

  it('reads two hours before that a hold ends, then that it has ended', async () => {
    const made = await booked();
    const holdUntil = made.reservation.holdUntil ?? '';
    test.clock.set(hoursBefore(holdUntil, 2));
    const soon = await onlyLetterOf(made.client.email);
    expect(soon.subject).toBe('Action requise\u00A0: votre créneau sera bientôt libéré');
    expect(soon.text).toContain('Envoyez la photo de votre reçu de mandat avant le');
    test.clock.set(holdUntil);
    const over = await onlyLetterOf(made.client.email);
    expect(over.subject).toBe('Votre rendez-vous est annulé');
    expect(over.text).toContain('Le délai de paiement est passé');
    expect(over.text).toContain('pendant 24 heures');
  });

  it('reads what becomes of the money: owed, and given back under a reference', async () => {
    const made = await accepted();
    await lettersOf(made.client.email);
    await decideOn(made.id, 'CANCELLED');
    const cancelled = await onlyLetterOf(made.client.email);
    expect(cancelled.text).toMatch(/Le cabinet a dû l’annuler[\s\S]*Un empêchement\.[\s\S]*Le remboursement de 50\sDT est en cours/);
    const body = { reference: 'VIR 2026-118', refundedOn: testNow.slice(0, 10) };
    await call(test.app, payRefund, { bearer: therapist.bearer, parameters: { id: made.paymentId }, body });
    const paid = await onlyLetterOf(made.client.email);
    expect(paid.subject).toBe('Des nouvelles de votre remboursement');
    expect(paid.text).toMatch(/vous a rendu 50\sDT le 16 novembre 2026, sous la référence VIR 2026-118\./);
  });

  it('reads of money that is looked for that it is owed, or that it never came in', async () => {
    const [there, missing] = [await waiting(), await waiting()];
    for (const { id } of [there, missing]) await decideOn(id, 'REJECTED');
    const rejected = await onlyLetterOf(there.client.email);
    expect(rejected.subject).toBe('Votre demande de rendez-vous n’a pas pu être acceptée');
    expect(rejected.text).toContain('Le cabinet vérifie que votre mandat lui est parvenu');
    await lettersOf(missing.client.email);
    await decided(test, therapist.bearer, there.paymentId, { valid: true });
    await decided(test, therapist.bearer, missing.paymentId, { valid: false, reason: 'Rien au guichet.' });
    const found = (await lettersOf(there.client.email)).find(({ subject }) => subject === 'Des nouvelles de votre remboursement');
    expect(found?.text).toContain('est en cours');
    expect((await onlyLetterOf(missing.client.email)).text).toContain('Le cabinet n’a pas reçu votre mandat');
  });

  it('who cancels too late reads that the session is not refunded', async () => {
    const made = await accepted();
    test.clock.set(hoursBefore(made.start, 20));
    await lettersOf(made.client.email);
    const bearer = await signInAgain(test, made.client.email);
    await call(test.app, cancelOwnReservation, { bearer, parameters: { id: made.id } });
    const letters = await lettersOf(made.client.email);
    const cancelled = letters.find(({ subject }) => subject === 'Votre rendez-vous est annulé');
    expect(cancelled?.text).toMatch(/Vous l’avez annulé[\s\S]*La séance n’est pas remboursée/);
  });

  it('who has not confirmed the address reads there only that there is news', async () => {
    const made = await accepted({ isKnown: false });
    const { text, html } = await onlyLetterOf(made.client.email);
    expect(text).toContain('Cette adresse n’est pas encore confirmée');
    for (const whole of [text, html]) expect(whole).not.toMatch(/novembre|heure de Tunis|Quand/);
  });
});

describe('the calendar file', () => {
  const eventIn = (file: string | null | undefined) => {
    const calendar = new ICAL.Component(ICAL.parse(file ?? ''));
    const event = calendar.getFirstSubcomponent('vevent');
    if (!event) throw new Error('no event');
    return { method: calendar.getFirstPropertyValue('method'), event: new ICAL.Event(event) };
  };
  const fileOf = async (email: string, subject: string) =>
    (await lettersOf(email)).find((letter) => letter.subject === subject)?.calendarFile;

  it('comes with what was accepted, again with each change of it, and once more to take it out', async () => {
    const made = await accepted();
    const { email } = made.client;
    const first = eventIn(await fileOf(email, 'Votre rendez-vous est confirmé'));
    expect([first.method, first.event.startDate.toJSDate().toISOString()]).toEqual(['PUBLISH', made.start]);
    const slot = (await slotsOn(test, therapist, '2027-01-11', '2027-01-14')).at(-1);
    const body = { startDateTime: slot?.startDateTime ?? '' };
    const bearer = await signInAgain(test, email);
    await call(test.app, moveOwnReservation, { bearer, parameters: { id: made.id }, body });
    const moved = eventIn(await fileOf(email, 'Votre rendez-vous change d’horaire'));
    expect([moved.method, moved.event.uid, moved.event.startDate.toJSDate().toISOString()]).toEqual([
      'PUBLISH',
      first.event.uid,
      body.startDateTime,
    ]);
    expect(moved.event.sequence).toBeGreaterThan(first.event.sequence);
    await call(test.app, cancelOwnReservation, { bearer, parameters: { id: made.id } });
    const cancelled = eventIn(await fileOf(email, 'Votre rendez-vous est annulé'));
    expect([cancelled.method, cancelled.event.uid]).toEqual(['CANCEL', first.event.uid]);
    expect(cancelled.event.sequence).toBeGreaterThan(moved.event.sequence);
  });

  it('takes out what was accepted, was moved by its client, and was then refused at its new hour', async () => {
    const made = await accepted();
    const slot = (await slotsOn(test, therapist, '2027-01-11', '2027-01-14')).at(-2);
    const bearer = await signInAgain(test, made.client.email);
    await call(test.app, moveOwnReservation, { bearer, parameters: { id: made.id }, body: { startDateTime: slot?.startDateTime ?? '' } });
    await lettersOf(made.client.email);
    await decideOn(made.id, 'REJECTED');
    test.clock.advanceMinutes(1);
    const refused = await fileOf(made.client.email, 'Votre demande de rendez-vous n’a pas pu être acceptée');
    expect(eventIn(refused).method).toBe('CANCEL');
  });

  it('does not come with what was never accepted, nor to an address that may be anybody’s', async () => {
    const refused = await waiting();
    await lettersOf(refused.client.email);
    await decideOn(refused.id, 'REJECTED');
    const stranger = await accepted({ isKnown: false });
    const letters = [...(await lettersOf(refused.client.email)), ...(await lettersOf(stranger.client.email))];
    expect(letters.map(({ subject }) => subject)).toEqual([
      'Votre demande de rendez-vous n’a pas pu être acceptée',
      'Votre rendez-vous est confirmé',
    ]);
    for (const { calendarFile } of letters) expect(calendarFile).toBeNull();
  });
});

describe('a letter', () => {
  it('that is no longer true when it leaves is not sent', async () => {
    const made = await accepted();
    await decideOn(made.id, 'CANCELLED');
    const letter = async (kind: 'BOOKING_ACCEPTED' | 'BOOKING_CANCELLED') =>
      reservationLetter(test.deps, { kind, reservationId: made.id }, await readPractice(test.deps), {
        locale: 'fr',
        isKnown: true,
        isDiscreet: false,
        isTemporary: false,
      });
    expect(await letter('BOOKING_ACCEPTED')).toBeNull();
    expect(await letter('BOOKING_CANCELLED')).toMatchObject({
      lines: ['cancelledByPractice', 'reasonWas', 'refundDue', 'calendarTakenOut'],
    });
  });

  it('never says in its subject who, when or what it is about', async () => {
    const made = await accepted();
    const subjects = await subjectsOf(made.client.email);
    await decideOn(made.id, 'CANCELLED');
    subjects.push(...(await subjectsOf(made.client.email)), ...(await subjectsOf(therapist.email)));
    expect(subjects.length).toBeGreaterThan(2);
    for (const subject of subjects) expect(subject).not.toMatch(/Test|Ben Salah|psycholog|thérap|séance|novembre|\d/i);
  });
});
