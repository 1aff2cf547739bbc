import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { me } from '#contract/auth/auth.endpoints.ts';
import { exportOwnData } from '#contract/auth/own-data.endpoints.ts';
import { decideReservation } from '#contract/booking/booking.endpoints.ts';
import { readMailSwitches, readUnsubscribeLink, switchMails, unsubscribe } from '#contract/mailing/mail-switches.endpoints.ts';
import type { SwitchableMail } from '#contract/mailing/switchable-mails.ts';
import { mailDeliveries } from '#server/modules/mailing/mailing.tables.ts';
import { unsubscribeLink } from '#server/modules/mailing/unsubscribe-link.ts';
import { call, newClient } from '#tests/support/api.ts';
import { bookSomeSlot, newTherapist } from '#tests/support/booking.ts';
import { decided, openMoneyOrder, sendProofOf } from '#tests/support/payment.ts';
import { headerOf, partOf, startSmtpServer, type LocalSmtpServer } from '#tests/support/smtp-server.ts';
import { confirmAddress } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let smtp: LocalSmtpServer;
let test: TestApp;
let therapist: Awaited<ReturnType<typeof newTherapist>>;

beforeAll(async () => {
  smtp = await startSmtpServer();
  test = await startTestApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'contact@accalmie.test' } });
  therapist = await newTherapist(test);
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});

const deliver = async () => {
  while ((await test.deliverDue()) > 0);
};

/** A client's request that waits for the practitioner, who is told of it. */
async function waiting() {
  const { client, reservation } = await bookSomeSlot(test, therapist);
  await confirmAddress(test, client.authID);
  const { id: paymentId } = await openMoneyOrder(test, client.bearer, reservation.id);
  await sendProofOf(test, client.bearer, paymentId);
  await deliver();
  return { client, reservation, paymentId };
}

const lettersTo = (email: string, subject: string) =>
  smtp.mails.filter((mail) => mail.to.includes(email) && headerOf(mail, 'Subject') === subject);

async function newRequestLetter() {
  await waiting();
  const letter = lettersTo(therapist.email, 'Une demande de rendez-vous attend votre réponse').at(-1);
  if (!letter) throw new Error('no letter');
  const address = new URL(headerOf(letter, 'List-Unsubscribe').slice(1, -1));
  return { letter, address, token: address.searchParams.get('token') ?? '' };
}

/** What was settled without being sent, for its reader does not want it. */
const unwanted = () =>
  test.deps.db
    .select({ kind: mailDeliveries.kind, settledAt: mailDeliveries.settledAt })
    .from(mailDeliveries)
    .where(eq(mailDeliveries.outcome, 'UNWANTED'));

const switchesOf = async (bearer: string) => (await call(test.app, readMailSwitches, { bearer })).body;
const isOn = async (kind: SwitchableMail) => (await switchesOf(therapist.bearer)).kinds.find((each) => each.kind === kind)?.isOn;
const switchOn = (kind: SwitchableMail) =>
  call(test.app, switchMails, { bearer: therapist.bearer, body: { kinds: [{ kind, isOn: true }] } });

/** As a mail program calls it: a form, and nothing of the reader's browser. */
const oneClick = (path: string, form: { type: string; content: string }) =>
  test.app.inject({ method: 'POST', url: path, headers: { 'content-type': form.type }, payload: form.content });
const urlEncoded = { type: 'application/x-www-form-urlencoded', content: 'List-Unsubscribe=One-Click' };
const multipart = {
  type: 'multipart/form-data; boundary=b',
  content: '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
};

describe('an e-mail that one can do without', () => {
  it('carries its one-click unsubscribe, and the same way out for whoever reads it', async () => {
    const { letter, address } = await newRequestLetter();
    expect(headerOf(letter, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(`${address.origin}${address.pathname}`).toBe('http://accalmie.test/unsubscribe');
    expect(partOf(letter, 'text/plain')).toContain(`Ne plus recevoir ce genre d’e-mail\u00A0: ${address.href}`);
    expect(partOf(letter, 'text/html')).toContain(`href="${address.href}"`);
  });

  it.each([urlEncoded, multipart])('is switched off by one POST of a mail program ($type), and no other kind with it', async (form) => {
    const { address } = await newRequestLetter();
    const answer = await oneClick(address.pathname + address.search, form);
    expect(answer.statusCode).toBe(200);
    expect(await isOn('BOOKING_NEW')).toBe(false);
    expect(await isOn('BOOKING_CANCELLED_BY_CLIENT')).toBe(true);

    const before = smtp.mails.filter(({ to }) => to.includes(therapist.email)).length;
    const known = await unwanted();
    await waiting();
    expect(smtp.mails.filter(({ to }) => to.includes(therapist.email))).toHaveLength(before);
    expect(await unwanted()).toEqual([...known, { kind: 'BOOKING_NEW', settledAt: test.clock.now() }]);
    await switchOn('BOOKING_NEW');
  });

  it('is switched off in the other language’s address too', async () => {
    const { address } = await newRequestLetter();
    expect((await oneClick(`/en/unsubscribe${address.search}`, urlEncoded)).statusCode).toBe(200);
    expect(await isOn('BOOKING_NEW')).toBe(false);
    await switchOn('BOOKING_NEW');
  });

  it('stays on when its link is only looked at, goes off by a press, and on again by another', async () => {
    const { token } = await newRequestLetter();
    const looked = await call(test.app, readUnsubscribeLink, { query: { token } });
    expect(looked.body).toEqual({ kind: 'BOOKING_NEW', isOn: true });
    expect(await isOn('BOOKING_NEW')).toBe(true);
    await call(test.app, unsubscribe, { body: { token, isOn: false } });
    expect((await call(test.app, readUnsubscribeLink, { query: { token } })).body.isOn).toBe(false);
    await call(test.app, unsubscribe, { body: { token, isOn: true } });
    expect(await isOn('BOOKING_NEW')).toBe(true);
  });

  it('is found in one’s own data once it is off', async () => {
    const client = await newClient(test.app);
    await call(test.app, switchMails, { bearer: client.bearer, body: { kinds: [{ kind: 'REMINDER', isOn: false }] } });
    const { body } = await call(test.app, exportOwnData, { bearer: client.bearer });
    expect(JSON.stringify(body)).toContain('"E-mails désactivés":["Rappel');
  });
});

describe('an unsubscribe link', () => {
  it('is refused when this server has not signed it', async () => {
    const { token } = await newRequestLetter();
    const [head, claims = '', signature] = token.split('.');
    const others = JSON.stringify({ ...(JSON.parse(Buffer.from(claims, 'base64url').toString()) as object), mail: 'DECISION_DUE' });
    const forged = [head, Buffer.from(others).toString('base64url'), signature].join('.');
    for (const wrong of [forged, 'nothing', therapist.bearer]) {
      const answer = await call(test.app, unsubscribe, { body: { token: wrong, isOn: false } });
      expect(answer).toMatchObject({ status: 404, body: { reason: 'NOT_FOUND' } });
      expect((await oneClick(`/unsubscribe?token=${wrong}`, urlEncoded)).statusCode).toBe(404);
    }
    expect((await oneClick('/unsubscribe', urlEncoded)).statusCode).toBe(404);
    expect(await isOn('DECISION_DUE')).toBe(true);
  });

  it('signs nobody in', async () => {
    const { token } = await newRequestLetter();
    expect(await call(test.app, me, { bearer: token })).toMatchObject({ status: 403, body: { reason: 'TOKEN' } });
  });

  it('is of no account that is gone', async () => {
    const link = new URL(await unsubscribeLink(test.deps, { accountId: '0'.repeat(24), kind: 'REMINDER' }, 'fr'));
    const token = link.searchParams.get('token') ?? '';
    expect((await call(test.app, readUnsubscribeLink, { query: { token } })).status).toBe(404);
  });
});

describe('what is owed', () => {
  it('has no way out: the answer to a request for an appointment', async () => {
    const { client, reservation, paymentId } = await waiting();
    await decided(test, therapist.bearer, paymentId, { valid: true });
    const parameters = { id: reservation.id };
    await call(test.app, decideReservation, { bearer: therapist.bearer, parameters, body: { status: 'ACCEPTED', reason: '' } });
    test.clock.advanceMinutes(1);
    await deliver();
    const [letter] = lettersTo(client.email, 'Votre rendez-vous est confirmé');
    expect(letter?.raw).toBeDefined();
    expect(letter?.raw).not.toMatch(/unsubscribe/i);
  });

  it('is none of the switches: a client has those of a client, the practice its own too', async () => {
    const client = await newClient(test.app);
    expect(await switchesOf(client.bearer)).toEqual({
      email: client.email,
      kinds: [
        { kind: 'HOLD_EXPIRING', isOn: true },
        { kind: 'REMINDER', isOn: true },
      ],
    });
    expect((await switchesOf(therapist.bearer)).kinds.map(({ kind }) => kind)).toContain('DECISION_DUE');
    const body = { kinds: [{ kind: 'BOOKING_ACCEPTED', isOn: false }] };
    const refused = await call(test.app, switchMails, { bearer: client.bearer, body });
    expect(refused.status).toBe(400);
  });
});
