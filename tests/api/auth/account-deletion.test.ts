import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { me, signIn, updateMe } from '#contract/auth/auth.endpoints.ts';
import { askDeletion, readDeletion, revokeDeletion } from '#contract/auth/own-data.endpoints.ts';
import type { ThreadChoice } from '#contract/auth/own-data.schema.ts';
import { uploadProof } from '#contract/payment/payment.endpoints.ts';
import { readThread } from '#contract/threads/threads.endpoints.ts';
import { accounts, devices } from '#server/modules/auth/auth.tables.ts';
import { reservationHistory, reservations } from '#server/modules/booking/booking.tables.ts';
import { files } from '#server/modules/bucket/bucket.tables.ts';
import { manualPayments } from '#server/modules/payment/payment.tables.ts';
import { receipts } from '#server/modules/payment/receipts.tables.ts';
import { sweepFiles } from '#server/modules/bucket/sweep-files.ts';
import { forgetOldProofs } from '#server/modules/payment/forget-old-proofs.ts';
import { writingsForgottenWithinHours } from '#contract/constants.ts';
import { comments, threads } from '#server/modules/threads/threads.tables.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { book, bookingOf, demonstrationOffer, slotsOn } from '#tests/support/booking.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { bookByMoneyOrder, decided, newCode, newPhoto } from '#tests/support/payment.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { newThread, sendComment, threadRow } from '#tests/support/threads.ts';

const days = 24 * 60;
let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const ask = (bearer: string, choice: ThreadChoice = 'DELETE') => call(test.app, askDeletion, { bearer, body: { threads: choice } });
const deliver = async () => {
  while ((await test.deliverDue()) > 0);
};
const accountOf = async (id: string) => (await test.deps.db.select().from(accounts).where(eq(accounts.id, id)))[0];

describe('PUT /auth/user/me/deletion', () => {
  it('notes the request for thirty days later, and tells by e-mail', async () => {
    const { bearer, email } = await newClient(test.app);
    const before = (await call(test.app, readDeletion, { bearer })).body;
    expect(before).toEqual({ asked: null, effectiveAtIfAskedNow: '2026-12-16T08:00:00.000Z', comingReservations: 0 });
    const { status, body } = await ask(bearer);
    expect(status).toBe(200);
    expect(body.asked).toEqual({ askedAt: '2026-11-16T08:00:00.000Z', effectiveAt: '2026-12-16T08:00:00.000Z', threads: 'DELETE' });
    const mail = (await mailsTo(test, email)).find(({ subject }) => subject === 'Suppression de votre compte demandée');
    expect(mail?.text).toContain('16 décembre 2026');
  });

  it('asked again, keeps its date and takes the new choice', async () => {
    const { bearer, email } = await newClient(test.app);
    await ask(bearer);
    const { body } = await ask(bearer, 'ANONYMISE');
    expect(body.asked).toMatchObject({ threads: 'ANONYMISE', effectiveAt: '2026-12-16T08:00:00.000Z' });
    expect((await mailsTo(test, email)).filter(({ subject }) => subject.startsWith('Suppression'))).toHaveLength(1);
  });

  it('changes nothing before its time: the person signs in, reads and books as usual', async () => {
    const { bearer, authID } = await newClient(test.app);
    await ask(bearer);
    await deliver();
    expect((await call(test.app, me, { bearer })).status).toBe(200);
    expect(await accountOf(authID)).toMatchObject({ id: authID, state: 'ACTIVE' });
  });

  it('refuses accounts of the practice, a choice that is none, and a visitor', async () => {
    for (const who of ['therapist', 'moderator', 'admin'] as const) {
      const { status, problem } = await ask(await signInAs(test.app, who));
      expect([status, problem.reason]).toEqual([409, 'PRACTICE_ACCOUNT']);
    }
    const { bearer } = await newClient(test.app);
    expect((await call(test.app, askDeletion, { bearer, body: {} })).problem.fields?.[0]?.fieldName).toBe('threads');
    expect((await call(test.app, askDeletion, { body: { threads: 'DELETE' } })).status).toBe(401);
    expect((await call(test.app, readDeletion)).status).toBe(401);
  });
});

describe('DELETE /auth/user/me/deletion', () => {
  it('keeps the account, then and later, and can be asked for anew', async () => {
    const own = await startTestApp();
    const { bearer, authID, email } = await newClient(own.app);
    await call(own.app, askDeletion, { bearer, body: { threads: 'DELETE' } });
    const { status, body } = await call(own.app, revokeDeletion, { bearer });
    expect([status, body.asked]).toEqual([200, null]);
    own.clock.advanceMinutes(5 * days);
    const again = (await call(own.app, signIn, { body: { email, password: 'quatre mots sans rapport' } })).body.token.accessToken;
    await call(own.app, askDeletion, { bearer: again, body: { threads: 'DELETE' } });
    // The first request's day has come; only the second one counts.
    own.clock.advanceMinutes(26 * days);
    while ((await own.deliverDue()) > 0);
    const there = () => own.deps.db.select().from(accounts).where(eq(accounts.id, authID));
    expect(await there()).toHaveLength(1);
    own.clock.advanceMinutes(5 * days);
    while ((await own.deliverDue()) > 0);
    expect(await there()).toHaveLength(0);
    await own.close();
  });

  it('refuses a visitor', async () => {
    expect((await call(test.app, revokeDeletion)).status).toBe(401);
  });
});

describe('an account whose time has come', () => {
  let left: TestApp;
  let authID: string;
  let email: string;
  let reservationIds: string[];
  let proofKey: string;
  let avatarKey: string;
  let ownThread: string;
  let answered: string;

  async function leave(choice: ThreadChoice): Promise<void> {
    left = await startTestApp();
    const here = await demonstrationOffer(left);
    const { client, reservation, payment } = await bookByMoneyOrder(left, here);
    ({ authID, email } = client);
    const { bearer } = client;
    const photo = await newPhoto(left, bearer);
    await call(left.app, uploadProof, {
      bearer,
      parameters: { id: payment.id },
      body: { file: { _id: photo._id }, transferCode: newCode() },
    });
    await decided(left, await signInAs(left.app, 'therapist'), payment.id, { valid: true });
    const avatar = await newPhoto(left, bearer);
    await call(left.app, updateMe, { bearer, body: { phoneNumber: '+21650999888', avatar } });
    const [late] = await slotsOn(left, here, '2026-12-21');
    const second = await book(left, bearer, bookingOf(here, late?.startDateTime ?? '', { note: 'une note privée' }));
    reservationIds = [reservation.id, second.body.id];
    // Held by a money order, it would lapse before the account ends.
    await left.deps.db.update(reservations).set({ status: 'ACCEPTED', holdUntil: null }).where(eq(reservations.id, second.body.id));
    [proofKey, avatarKey] = [photo.key, avatar.key];
    ownThread = await newThread(left, { authorId: authID, title: 'Mon titre', content: 'Mon texte', isAnonymous: false });
    answered = await newThread(left);
    await sendComment(left, answered, bearer, 'Ma réponse');
    await left.deps.db.update(comments).set({ status: 'VALIDATED' }).where(eq(comments.authorId, authID));
    await call(left.app, askDeletion, { bearer, body: { threads: choice } });
    left.clock.advanceMinutes(30 * days);
    while ((await left.deliverDue()) > 0);
    // What readers see follows within a day.
    left.clock.advanceMinutes(writingsForgottenWithinHours * 60);
    while ((await left.deliverDue()) > 0);
  }

  describe('that erases what it wrote', () => {
    beforeAll(() => leave('DELETE'));
    afterAll(() => left.close());

    it('is gone, with its devices, and nobody signs in to it', async () => {
      const { db } = left.deps;
      expect(await db.select().from(accounts).where(eq(accounts.id, authID))).toEqual([]);
      expect(await db.select().from(devices).where(eq(devices.accountId, authID))).toEqual([]);
      expect((await call(left.app, signIn, { body: { email, password: 'quatre mots sans rapport' } })).problem.reason).toBe('PASSWORD');
    });

    it('leaves its appointments in the accounts, as nobody’s', async () => {
      const rows = await left.deps.db.select().from(reservations).where(inArray(reservations.id, reservationIds));
      expect(rows).toHaveLength(2);
      for (const row of rows) expect(row).toMatchObject({ userId: '0'.repeat(24), note: null, consentVersion: null, clientItemId: null });
      const history = await left.deps.db.select().from(reservationHistory).where(inArray(reservationHistory.reservationId, reservationIds));
      expect(history.map(({ byAccountId }) => byAccountId)).not.toContain(authID);
    });

    it('leaves the receipts of its payments under their numbers, without its name', async () => {
      const rows = await left.deps.db.select().from(receipts).where(inArray(receipts.reservationId, reservationIds));
      expect(rows).toMatchObject([{ kind: 'RECEIPT', amountMillimes: 80_000, clientName: null }]);
    });

    it('cancels an appointment to come', async () => {
      const [row] = await left.deps.db
        .select()
        .from(reservations)
        .where(and(eq(reservations.id, reservationIds[1] ?? '')));
      expect(row?.status).toBe('CANCELLED');
    });

    it('erases its uploads, and keeps the proof of a payment without its owner for a year', async () => {
      const { db, fileStore } = left.deps;
      expect(await fileStore.read(avatarKey)).toBeNull();
      const kept = await db
        .select()
        .from(files)
        .where(inArray(files.key, [proofKey, avatarKey]));
      expect(kept.map(({ key, ownerId, name }) => [key, ownerId, name])).toEqual([[proofKey, null, 'justificatif']]);
      expect(await fileStore.read(proofKey)).not.toBeNull();
      left.clock.advanceMinutes(333 * days);
      const tidy = async () => {
        await forgetOldProofs(left.deps);
        await sweepFiles(left.deps);
      };
      await tidy();
      while ((await left.deliverDue()) > 0);
      expect(await fileStore.read(proofKey)).not.toBeNull();
      left.clock.advanceMinutes(2 * days);
      await tidy();
      while ((await left.deliverDue()) > 0);
      expect(await fileStore.read(proofKey)).toBeNull();
      const payments = await db.select().from(manualPayments).where(inArray(manualPayments.reservationId, reservationIds));
      expect(payments.map(({ fileId }) => fileId)).toEqual([null]);
    });

    it('erases its threads and comments; the count of a thread follows', async () => {
      expect((await call(left.app, readThread, { parameters: { slug: ownThread } })).status).toBe(404);
      const { body } = await call(left.app, readThread, { parameters: { slug: answered } });
      expect([body.commentCount, body.comments]).toEqual([0, []]);
      const words = JSON.stringify([await left.deps.db.select().from(threads), await left.deps.db.select().from(comments)]);
      for (const word of ['Mon titre', 'Mon texte', 'Ma réponse', ownThread, authID]) expect(words).not.toContain(word);
    });
  });

  describe('that leaves what it wrote', () => {
    beforeAll(() => leave('ANONYMISE'));
    afterAll(() => left.close());

    it('is linked to none of it', async () => {
      expect(await threadRow(left, ownThread)).toMatchObject({ title: 'Mon titre', authorId: null, isAnonymous: true });
      const { body } = await call(left.app, readThread, { parameters: { slug: answered } });
      expect(body.comments.map(({ content }) => content)).toEqual(['Ma réponse']);
      expect(JSON.stringify(await left.deps.db.select().from(comments))).not.toContain(authID);
    });
  });
});
