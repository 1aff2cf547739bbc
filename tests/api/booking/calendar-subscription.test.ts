import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeDiscretion } from '#contract/auth/discretion.endpoints.ts';
import { exportOwnData } from '#contract/auth/own-data.endpoints.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { decideReservation } from '#contract/booking/booking.endpoints.ts';
import {
  readCalendarSubscription,
  revokeCalendarSubscription,
  saveCalendarSubscription,
} from '#contract/booking/calendar-subscription.endpoints.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { bookSomeSlot, newTherapist, sendProof } from '#tests/support/booking.ts';
import { roleIdOf } from '#tests/support/staff.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let therapist: Awaited<ReturnType<typeof newTherapist>>;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

beforeEach(async () => {
  therapist = await newTherapist(test);
});

const save = (showsNames: boolean) => call(test.app, saveCalendarSubscription, { bearer: therapist.bearer, body: { showsNames } });

async function newAddress(showsNames = false): Promise<string> {
  const { address } = (await save(showsNames)).body;
  if (address === null) throw new Error('no address was made');
  return address;
}

/** As a calendar program asks: with nothing but the address. */
const fetchCalendar = (address: string) => test.app.inject({ method: 'GET', url: new URL(address).pathname });

async function eventsAt(address: string) {
  const answer = await fetchCalendar(address);
  if (answer.statusCode !== 200) throw new Error(`the calendar answered ${answer.statusCode}`);
  const events = new ICAL.Component(ICAL.parse(answer.body)).getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  return events.map(({ uid, sequence, summary, startDate }) => ({ uid, sequence, summary, start: startDate.toJSDate().toISOString() }));
}

async function waiting() {
  const { client, reservation } = await bookSomeSlot(test, therapist);
  await sendProof(test, reservation.id, { isValid: true });
  return { client, reservation };
}

const decide = (id: string, body: BodyOf<typeof decideReservation>) =>
  call(test.app, decideReservation, { bearer: therapist.bearer, parameters: { id }, body });

describe('the private calendar address of a therapist', () => {
  it('does not exist until it is asked for', async () => {
    const { status, body } = await call(test.app, readCalendarSubscription, { bearer: therapist.bearer });
    expect([status, body]).toEqual([200, { address: null, showsNames: false, lastReadAt: null }]);
  });

  it('shows when and how to whoever knows it, and says when it was read', async () => {
    const { reservation } = await waiting();
    const address = await newAddress();
    const answer = await fetchCalendar(address);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'private, no-store',
    ]);
    expect(await eventsAt(address)).toEqual([
      { uid: `appointment-${reservation.id}`, sequence: 2, summary: 'À confirmer · Au cabinet', start: reservation.startDateTime },
    ]);
    const { body } = await call(test.app, readCalendarSubscription, { bearer: therapist.bearer });
    expect(body).toEqual({ address, showsNames: false, lastReadAt: testNow });
  });

  it('shows who from the moment that is wanted, at the same address', async () => {
    const { client } = await waiting();
    await test.deps.db.update(accounts).set({ firstName: 'Sarra', lastName: 'Belhaj' }).where(eq(accounts.id, client.authID));
    const address = await newAddress();
    expect((await save(true)).body).toMatchObject({ address, showsNames: true });
    expect((await eventsAt(address)).map(({ summary }) => summary)).toEqual(['À confirmer · Sarra Belhaj · Au cabinet']);
    expect((await save(false)).body).toMatchObject({ address, showsNames: false });
    expect((await fetchCalendar(address)).body).not.toMatch(/Sarra|Belhaj/);
  });

  it('follows each step: accepted under the same UID, called off no longer there', async () => {
    const { reservation } = await waiting();
    const address = await newAddress();
    expect((await decide(reservation.id, { status: 'ACCEPTED' })).status).toBe(200);
    const uid = `appointment-${reservation.id}`;
    expect(await eventsAt(address)).toMatchObject([{ uid, sequence: 3, summary: 'Au cabinet' }]);
    expect((await decide(reservation.id, { status: 'CANCELLED', reason: 'Absence' })).status).toBe(200);
    expect(await eventsAt(address)).toEqual([]);
  });

  it('shows neither other therapists’ appointments nor a slot that is only held', async () => {
    const other = await newTherapist(test);
    await sendProof(test, (await bookSomeSlot(test, other)).reservation.id, { isValid: true });
    await bookSomeSlot(test, therapist);
    expect(await eventsAt(await newAddress())).toEqual([]);
  });

  it('says only when for who wants to be discreet, names wanted or not', async () => {
    await waiting();
    const address = await newAddress(true);
    await call(test.app, changeDiscretion, { bearer: therapist.bearer, body: { isDiscreet: true } });
    expect((await eventsAt(address)).map(({ summary }) => summary)).toEqual(['Rendez-vous']);
  });

  it('is nobody’s once withdrawn; the next one is another', async () => {
    const address = await newAddress(true);
    const { status, body } = await call(test.app, revokeCalendarSubscription, { bearer: therapist.bearer });
    expect([status, body.address, body.showsNames]).toEqual([200, null, false]);
    expect((await fetchCalendar(address)).statusCode).toBe(404);
    const next = await newAddress();
    expect(next).not.toBe(address);
    expect([(await fetchCalendar(next)).statusCode, (await fetchCalendar(address)).statusCode]).toEqual([200, 404]);
  });

  it('opens nothing where its owner could not: suspended, or no longer of the practice', async () => {
    const address = await newAddress();
    const change = (values: object) => test.deps.db.update(accounts).set(values).where(eq(accounts.id, therapist.userId));
    await change({ state: 'SUSPENDED', suspendedUntil: null });
    expect((await fetchCalendar(address)).statusCode).toBe(404);
    await change({ state: 'ACTIVE' });
    expect((await fetchCalendar(address)).statusCode).toBe(200);
    await change({ roleId: await roleIdOf(test, 'CLIENT') });
    expect((await fetchCalendar(address)).statusCode).toBe(404);
  });

  it.each([
    '/calendar/.ics',
    '/calendar/x.ics',
    '/calendar/%00.ics',
    `/calendar/${'%00'.repeat(43)}.ics`,
    `/calendar/${'a'.repeat(43)}.ics`,
    '/calendar/x',
  ])('%s is none', async (url) => {
    expect((await test.app.inject({ method: 'GET', url })).statusCode).toBe(404);
  });

  it('is not guessed from a name without its ending', async () => {
    const address = await newAddress();
    expect((await fetchCalendar(address.replace(/\.ics$/, ''))).statusCode).toBe(404);
  });

  it('is for therapists alone', async () => {
    for (const who of ['admin', 'moderator', 'client'] as const) {
      const { status } = await call(test.app, saveCalendarSubscription, {
        bearer: await signInAs(test.app, who),
        body: { showsNames: true },
      });
      expect([who, status]).toEqual([who, who === 'admin' ? 404 : 403]);
    }
    const { bearer } = await newClient(test.app);
    expect((await call(test.app, readCalendarSubscription, { bearer })).status).toBe(403);
  });

  it('is in the trail when made, changed and withdrawn, and among one’s own data without the secret', async () => {
    const entries = await entriesDuring(test, async () => {
      await save(false);
      await save(true);
      const { body: own } = await call(test.app, exportOwnData, { bearer: therapist.bearer });
      expect(own).toMatchObject({ 'Adresse privée de votre agenda': { 'Montre le nom des clients': true } });
      expect(JSON.stringify(own)).not.toContain('.ics');
      await call(test.app, revokeCalendarSubscription, { bearer: therapist.bearer });
      await call(test.app, revokeCalendarSubscription, { bearer: therapist.bearer });
    });
    const actorId = therapist.userId;
    expect(entries).toEqual([
      { kind: 'CALENDAR_ADDRESS_MADE', actorId, subjects: [actorId], detail: 'TIMES' },
      { kind: 'CALENDAR_ADDRESS_MADE', actorId, subjects: [actorId], detail: 'NAMES' },
      { kind: 'CALENDAR_ADDRESS_REVOKED', actorId, subjects: [actorId], detail: null },
    ]);
  });
});
