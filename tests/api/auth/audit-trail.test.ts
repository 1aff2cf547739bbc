import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAccounts, listMinimalUsers, readAccount } from '#contract/auth/accounts.endpoints.ts';
import { listAuditTrail, verifyAuditTrail } from '#contract/auth/audit.endpoints.ts';
import { decideReservation, listReservations, listReservationUsers, readReservation } from '#contract/booking/booking.endpoints.ts';
import { readFile } from '#contract/bucket/bucket.endpoints.ts';
import { me } from '#contract/auth/auth.endpoints.ts';
import { listManualPayments } from '#contract/payment/payment.endpoints.ts';
import type { AccessEntry } from '#contract/permissions.ts';
import { recordAudit } from '#server/audit/record-audit.ts';
import { newId } from '#server/database/new-id.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { entriesDuring, entryCount, latestEntries } from '#tests/support/audit.ts';
import { demonstrationOffer } from '#tests/support/booking.ts';
import { bookByMoneyOrder, decide, newPhoto, sendProofOf } from '#tests/support/payment.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let admin: { authID: string; bearer: string };
let therapist: { authID: string; bearer: string };
beforeAll(async () => {
  test = await startTestApp();
  admin = await newStaff(test, 'ADMIN');
  const bearer = await signInAs(test.app, 'therapist');
  therapist = { bearer, authID: (await call(test.app, me, { bearer })).body.authID };
});
afterAll(() => test.close());

const list = async (query: object = {}) => (await call(test.app, listAuditTrail, { bearer: admin.bearer, query })).body;
const verify = async () => (await call(test.app, verifyAuditTrail, { bearer: admin.bearer })).body;
const note = (subject: string) =>
  test.deps.db.transaction((tx) =>
    recordAudit(test.deps, tx, { accountId: admin.authID }, { kind: 'ACCOUNT_VIEWED', subjects: [subject] }),
  );
const run = (statement: string) => test.deps.database.run(statement);

describe('what is in the audit trail', () => {
  it('every look of staff at a reservation, a payment and a proof, and every decision, on which ids and by whom', async () => {
    const { client, reservation, payment } = await bookByMoneyOrder(test, await demonstrationOffer(test));
    const photo = await newPhoto(test, client.bearer);
    const { bearer } = therapist;
    const own = await entriesDuring(test, async () => {
      await sendProofOf(test, client.bearer, payment.id, { file: photo });
      await call(test.app, readFile, { parameters: { key: photo.key }, bearer: client.bearer });
    });
    expect(own).toEqual([]);
    const entries = await entriesDuring(test, async () => {
      await call(test.app, listReservations, { bearer, query: { userId: client.authID } });
      await call(test.app, listReservations, { bearer, query: { userId: client.authID, limit: 0 } });
      await call(test.app, readReservation, { parameters: { id: reservation.id }, bearer });
      await call(test.app, listManualPayments, { bearer, query: { keyword: 'no such code' } });
      await call(test.app, readFile, { parameters: { key: photo.key }, bearer });
      await decide(test, bearer, payment.id);
      await decide(test, bearer, payment.id, { valid: true });
      const approve = { parameters: { id: reservation.id }, bearer, body: { status: 'ACCEPTED', reason: 'ne va pas bien' } };
      await call(test.app, decideReservation, approve);
      await call(test.app, decideReservation, approve);
    });
    const both = [payment.id, reservation.id];
    expect(entries.map(({ kind, subjects }) => [kind, subjects])).toEqual([
      ['RESERVATION_VIEWED', [reservation.id]],
      ['RESERVATION_VIEWED', [reservation.id]],
      ['PROOF_VIEWED', both],
      ['PAYMENT_VIEWED', both],
      ['PROOF_VALIDATED', both],
      ['RESERVATION_APPROVED', [reservation.id]],
      ['RESERVATION_VIEWED', [reservation.id]],
    ]);
    expect(entries.every(({ actorId, detail }) => actorId === therapist.authID && detail === null)).toBe(true);
  });

  it('a proof staff take at the desk and look at again, and one refused, without its reason', async () => {
    const desk = await bookByMoneyOrder(test, await demonstrationOffer(test));
    const photo = await newPhoto(test, therapist.bearer);
    const taken = await entriesDuring(test, async () => {
      await sendProofOf(test, therapist.bearer, desk.payment.id, { file: photo });
      await call(test.app, readFile, { parameters: { key: photo.key }, bearer: therapist.bearer });
    });
    expect(taken.map(({ kind }) => kind)).toEqual(['PROOF_VALIDATED', 'PROOF_VIEWED']);
    const other = await bookByMoneyOrder(test, await demonstrationOffer(test));
    await sendProofOf(test, other.client.bearer, other.payment.id);
    const refused = await entriesDuring(test, () =>
      decide(test, therapist.bearer, other.payment.id, { valid: false, reason: 'Votre anxiété' }),
    );
    expect(refused.map(({ kind, detail }) => [kind, detail])).toEqual([['PROOF_REFUSED', null]]);
  });

  it('every page of accounts, with whom it showed, and every list of names, with how many', async () => {
    const { bearer, authID } = admin;
    const entries = await entriesDuring(test, async () => {
      const { items } = (await call(test.app, listAccounts, { bearer, query: { limit: 2 } })).body;
      expect(items).toHaveLength(2);
      await call(test.app, listAccounts, { bearer, query: { limit: 0 } });
      await call(test.app, listMinimalUsers, { bearer });
      await call(test.app, listReservationUsers, { bearer });
    });
    expect(entries).toEqual([
      { kind: 'ACCOUNTS_VIEWED', actorId: authID, subjects: [expect.any(String), expect.any(String)], detail: null },
      { kind: 'NAMES_VIEWED', actorId: authID, subjects: [], detail: expect.stringMatching(/^[1-9]\d*$/) },
      { kind: 'NAMES_VIEWED', actorId: authID, subjects: [], detail: expect.stringMatching(/^[1-9]\d*$/) },
    ]);
  });

  it('nothing of what is refused', async () => {
    const client = await newClient(test.app);
    const entries = await entriesDuring(test, async () => {
      await call(test.app, readReservation, { parameters: { id: '0123456789abcdef01234567' }, bearer: therapist.bearer });
      await call(test.app, readAccount, { parameters: { authID: therapist.authID }, bearer: client.bearer });
    });
    expect(entries).toEqual([]);
  });
});

describe('GET /v1/auth/audit/', () => {
  it('succeeds: the latest first, by whom and about whom in names; filtered by family, kind, actor and subject', async () => {
    const client = await newClient(test.app);
    await call(test.app, readAccount, { parameters: { authID: client.authID }, bearer: admin.bearer });
    const { items, total } = await list();
    // Less the look that this was.
    expect(total).toBe((await entryCount(test)) - 1);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => total - index));
    expect(items[0]).toMatchObject({
      kind: 'ACCOUNT_VIEWED',
      actor: { authID: admin.authID, firstName: 'Test' },
      subjects: [client.authID],
      person: { authID: client.authID },
    });
    expect((await list({ subject: client.authID })).items).toHaveLength(1);
    expect((await list({ family: 'ACTS' })).items.every(({ kind }) => !kind.endsWith('_VIEWED'))).toBe(true);
    expect((await list({ kind: 'PROOF_REFUSED' })).items).toHaveLength(1);
    expect((await list({ actor: therapist.authID })).items.every(({ actor }) => actor.userName === 'therapist')).toBe(true);
    expect((await list({ 'sort-direction': 'asc', limit: '2' })).items.map(({ position }) => position)).toEqual([1, 2]);
  });

  it('is looked at, and says so: who read it, and of whom', async () => {
    const client = await newClient(test.app);
    const entries = await entriesDuring(test, async () => {
      await list();
      await list({ subject: client.authID });
    });
    expect(entries).toEqual([
      { kind: 'AUDIT_VIEWED', actorId: admin.authID, subjects: [], detail: null },
      { kind: 'AUDIT_VIEWED', actorId: admin.authID, subjects: [client.authID], detail: null },
    ]);
  });

  it('names nobody behind a pseudonym, in entries of earlier versions either, and shows looks at authors to who may take one', async () => {
    const [threadId, authorId] = [newId(), (await newClient(test.app)).authID];
    await test.deps.db.transaction((tx) =>
      recordAudit(test.deps, tx, { accountId: admin.authID }, { kind: 'THREAD_AUTHORS_VIEWED', subjects: [threadId, authorId] }),
    );
    const looks = await list({ kind: 'THREAD_AUTHORS_VIEWED' });
    expect(looks.items).toMatchObject([{ subjects: [threadId], detail: '1' }]);
    expect((await list({ subject: threadId })).items).toMatchObject([{ kind: 'THREAD_AUTHORS_VIEWED', subjects: [threadId] }]);
    expect((await list({ subject: authorId })).items).toEqual([]);
    const governs: AccessEntry[] = [
      { ressource: 'ROLE', privileges: 3 },
      { ressource: 'AUTHENTICATED_CLIENTS', privileges: 3 },
    ];
    const { bearer } = await newStaff(test, 'CLIENT', governs);
    for (const query of [{ kind: 'THREAD_AUTHORS_VIEWED' }, { subject: threadId }] as const) {
      const { body } = await call(test.app, listAuditTrail, { bearer, query });
      expect(body.items.filter(({ kind }) => kind === 'THREAD_AUTHORS_VIEWED')).toEqual([]);
    }
  });

  it('who may: those who govern access and may read accounts; one of the two is not enough', async () => {
    expect((await call(test.app, listAuditTrail)).status).toBe(401);
    const keeper = await newStaff(test, 'CLIENT', [{ ressource: 'ROLE', privileges: 7 }]);
    const bearers = [keeper.bearer, therapist.bearer, await signInAs(test.app, 'moderator'), await signInAs(test.app, 'client')];
    for (const endpoint of [listAuditTrail, verifyAuditTrail])
      for (const bearer of bearers) expect((await call(test.app, endpoint, { bearer })).problem.reason).toBe('ACCESS_MISMATCH');
    expect((await call(test.app, listAuditTrail, { bearer: await signInAs(test.app, 'admin') })).status).toBe(200);
  });
});

describe('the chain', () => {
  it('holds when many write at once', async () => {
    const before = await entryCount(test);
    await Promise.all(Array.from({ length: 20 }, (_, index) => note(index.toString(16).padStart(24, '0'))));
    expect(await entryCount(test)).toBe(before + 20);
    const [last] = await latestEntries(test);
    expect(await verify()).toEqual({ isIntact: true, entryCount: before + 20, brokenAt: null, lastHash: last?.hash });
  });

  it('the database refuses to change, remove or empty it', async () => {
    for (const statement of [
      "update audit_entries set detail = 'x'",
      'delete from audit_entries where position = 1',
      'truncate audit_entries',
    ])
      await expect(run(statement)).rejects.toThrow('append-only');
    expect((await verify()).isIntact).toBe(true);
  });

  it('an act whose note fails does not happen, and one that fails leaves no note', async () => {
    const before = await entryCount(test);
    const failing = test.deps.db.transaction(async (tx) => {
      await recordAudit(test.deps, tx, { accountId: admin.authID }, { kind: 'ACCOUNT_BANNED', subjects: [admin.authID] });
      throw new Error('something else fails');
    });
    await expect(failing).rejects.toThrow('something else fails');
    expect(await entryCount(test)).toBe(before);
  });

  it('tells where it was tampered with by somebody who switched the triggers off', async () => {
    await run('alter table audit_entries disable trigger user');
    const { rows } = await test.deps.database.run('select actor_id from audit_entries where position = 2');
    await run("update audit_entries set actor_id = '0123456789abcdef01234567' where position = 2");
    expect(await verify()).toMatchObject({ isIntact: false, entryCount: 1, brokenAt: 2 });
    await run(`update audit_entries set actor_id = '${String(rows[0]?.['actor_id'])}' where position = 2`);
    expect((await verify()).isIntact).toBe(true);
    await run('delete from audit_entries where position = 3');
    expect(await verify()).toMatchObject({ isIntact: false, brokenAt: 3 });
  });
});
