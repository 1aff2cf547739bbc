import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeDiscretion } from '#contract/auth/discretion.endpoints.ts';
import type { ReservationStatus } from '#contract/booking/reservation-status.ts';
import { locales } from '#contract/locale.ts';
import { readPractice } from '#server/modules/client/read-practice.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { reservations } from '#server/modules/booking/booking.tables.ts';
import { therapists } from '#server/modules/therapist/therapist.tables.ts';
import { composeMail, senderOf } from '#server/modules/mailing/compose-mail.ts';
import type { Mail, ReservationMail } from '#server/modules/mailing/mail.ts';
import { mailValues } from '#server/modules/mailing/mail-values.ts';
import { findReceiptsOf } from '#server/modules/payment/receipts.queries.ts';
import { manualPayments } from '#server/modules/payment/payment.tables.ts';
import { call, newClient } from '#tests/support/api.ts';
import { bookSomeSlot, demonstrationOffer, sendProof } from '#tests/support/booking.ts';
import { headerOf, partOf, startSmtpServer, type LocalSmtpServer } from '#tests/support/smtp-server.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let smtp: LocalSmtpServer;
let test: TestApp;

beforeAll(async () => {
  smtp = await startSmtpServer();
  test = await startTestApp({ env: { SMTP_URL: smtp.url, MAIL_FROM: 'contact@accalmie.test' } });
});
afterAll(async () => {
  await test.close();
  await smtp.close();
});

/** As the reservation stands while a letter of a kind is true. */
const statusFor: Record<ReservationMail['kind'], ReservationStatus> = {
  BOOKING_ACCEPTED: 'ACCEPTED',
  BOOKING_REJECTED: 'REJECTED',
  BOOKING_CANCELLED: 'CANCELLED',
  BOOKING_MOVED: 'ACCEPTED',
  BOOKING_TO_PAY: 'ON_STAND_BY',
  BOOKING_TIMES_PROPOSED: 'ACCEPTED',
  VIDEO_LINK: 'ACCEPTED',
  PROOF_REJECTED: 'PENDING_PAYMENT',
  HOLD_EXPIRING: 'PENDING_PAYMENT',
  REMINDER: 'ACCEPTED',
  REFUND_UPDATED: 'CANCELLED',
  RECEIPTS_ISSUED: 'ACCEPTED',
  BOOKING_NEW: 'ON_STAND_BY',
  PROOF_RECEIVED: 'ON_STAND_BY',
  BOOKING_CANCELLED_BY_CLIENT: 'CANCELLED',
  BOOKING_MOVED_BY_CLIENT: 'ON_STAND_BY',
  DECISION_DUE: 'ON_STAND_BY',
};
function letterOf(kind: ReservationMail['kind'], reservationId: string, receiptIds: readonly string[]): Mail {
  if (kind === 'REFUND_UPDATED') return { kind, reservationId, change: 'DUE' };
  return kind === 'RECEIPTS_ISSUED' ? { kind, reservationId, receiptIds } : { kind, reservationId };
}

const aboutAppointments = Object.keys(statusFor) as ReservationMail['kind'][];

/** How an account stands while its letter of a kind is true; those with values of their own are made in the test. */
const accountFor: Record<Exclude<Mail['kind'], ReservationMail['kind']>, Partial<typeof accounts.$inferSelect>> = {
  WELCOME: {},
  WELCOME_CONFIRMED: {},
  CONFIRM_EMAIL: { emailConfirmed: false },
  RESET: {},
  PASSWORD_CHANGED: {},
  BAN: { state: 'BANNED', stateReason: 'Insultes.' },
  SUSPENSION: { state: 'SUSPENDED', stateReason: 'Insultes.', suspendedUntil: new Date('2027-01-01T08:00:00Z') },
  CRISIS_FLAG: {},
  ACCESS_GIVEN: {},
  INVITATION: { invitedAt: new Date('2026-11-16T08:00:00Z') },
  NEW_DEVICE: {},
  DELETION_ASKED: {},
};
const aboutAccount = Object.keys(accountFor) as (keyof typeof accountFor)[];

const withoutAddresses = (text: string) => text.replaceAll(/https?:\/\/[^\s"<]+/g, '');

/** What a discreet letter of a kind says to somebody: its sender, its subject, its text and its HTML. */
async function said(mail: Mail, account: typeof accounts.$inferSelect): Promise<string[]> {
  const values = await mailValues(test.deps, mail, account);
  if (values === null) throw new Error(`no letter of the kind ${mail.kind}`);
  const { subject, text, html } = composeMail(mail.kind, account.locale, values);
  return [senderOf(values), subject, withoutAddresses(text), withoutAddresses(html)];
}

/** What would tell whose letter it is. */
async function namesOf(therapistId: string): Promise<string[]> {
  const practice = await readPractice(test.deps);
  const [therapist] = await test.deps.db.select().from(therapists).where(eq(therapists.id, therapistId));
  const fullName = therapist?.fullName ?? '';
  return ['Accalmie', practice.name, practice.email, practice.phone, fullName, ...fullName.split(' ')].filter((name) => name !== '');
}

const namedIn = (text: string, names: readonly string[]) => names.filter((name) => text.toLowerCase().includes(name.toLowerCase()));

async function booked() {
  const offer = await demonstrationOffer(test);
  const { client, reservation } = await bookSomeSlot(test, offer);
  await sendProof(test, reservation.id, { isValid: true });
  const [account] = await test.deps.db.select().from(accounts).where(eq(accounts.id, client.authID));
  if (!account) throw new Error('no account');
  return {
    client,
    account: { ...account, isDiscreet: true, emailConfirmed: true },
    reservationId: reservation.id,
    names: await namesOf(offer.therapistId),
  };
}

describe.each(locales)('to who wants to be discreet, in %s', (locale) => {
  it('no letter about an appointment names anybody, nor says what it is about', async () => {
    const { account, reservationId, names } = await booked();
    const theirs = eq(manualPayments.reservationId, reservationId);
    const receiptIds = (await findReceiptsOf(test.deps.db, [reservationId])).map(({ id }) => id);
    await test.deps.db.update(manualPayments).set({ status: 'REFUND_DUE', refundSince: test.clock.now() }).where(theirs);
    for (const kind of aboutAppointments) {
      const status = statusFor[kind];
      const proposedTimes = ['2027-01-01T08:00:00.000Z'];
      const byVideo = { mode: 'VIDEO', videoLink: 'https://salle.example.org/amel' } as const;
      const set = { status, statusReason: 'Un empêchement.', proposedTimes, ...byVideo };
      await test.deps.db.update(reservations).set(set).where(eq(reservations.id, reservationId));
      const mail = letterOf(kind, reservationId, receiptIds);
      expect((await mailValues(test.deps, mail, { ...account, locale }))?.files, kind).toEqual([]);
      for (const text of await said(mail, { ...account, locale })) {
        expect(namedIn(text, names), kind).toEqual([]);
        expect(text, kind).not.toMatch(
          /rendez-vous|appointment|reserv|réserv|cabinet|practice|séance|session|psy|mandat|\bDT\b|empêchement|Tunis|\bpaie|\bpay/i,
        );
      }
    }
  });

  it('no other letter names the practice or the therapist', async () => {
    const { client, account, names } = await booked();
    const [device] = await test.deps.db.query.devices.findMany({ where: (devices, { eq: is }) => is(devices.accountId, client.authID) });
    for (const kind of aboutAccount) {
      const mail: Mail =
        kind === 'NEW_DEVICE'
          ? { kind, deviceId: device?.id ?? '' }
          : kind === 'DELETION_ASKED'
            ? { kind, effectiveAt: '2026-12-24T08:00:00.000Z' }
            : { kind };
      for (const text of await said(mail, { ...account, ...accountFor[kind], locale })) expect(namedIn(text, names), kind).toEqual([]);
    }
  });
});

describe('PUT /auth/user/me/discretion', () => {
  it('goes for what already waits to leave, its sender included, until it is switched off again', async () => {
    const { bearer, email } = await newClient(test.app);
    const change = async (isDiscreet: boolean) =>
      (await call(test.app, changeDiscretion, { bearer, body: { isDiscreet } })).body.isDiscreet;
    expect(await change(true)).toBe(true);
    while ((await test.deliverDue()) > 0);
    const [mail] = smtp.mails.filter(({ to }) => to.includes(email));
    expect(headerOf(mail!, 'From')).toBe('Agenda <contact@accalmie.test>');
    for (const type of ['text/plain', 'text/html'] as const)
      expect(withoutAddresses(partOf(mail!, type))).not.toMatch(/Accalmie|Ben Salah|Pour joindre/i);
    expect(await change(false)).toBe(false);
  });
});
