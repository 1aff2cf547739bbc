import { builtInNumbers } from '#contract/help-line/built-in-numbers.ts';
import { eq } from 'drizzle-orm';
import type { SocialProvider } from '#contract/auth/social-providers.ts';
import { newId } from '#server/database/new-id.ts';
import { accounts, type MailLinkPurpose } from '#server/modules/auth/auth.tables.ts';
import { signToken } from '#server/modules/auth/access-token.ts';
import { createDevice } from '#server/modules/auth/create-device.ts';
import { unsubscribeLink } from '#server/modules/mailing/unsubscribe-link.ts';
import { makeMailLink } from '#server/modules/auth/mail-link.ts';
import { categories } from '#server/modules/categories/categories.tables.ts';
import { writeHelpLine } from '#server/modules/client/help-line-setting.ts';
import { readPractice } from '#server/modules/client/read-practice.ts';
import { blogRevisions, blogs } from '#server/modules/blogs/blogs.tables.ts';
import { daysOff, reservations, schedules } from '#server/modules/booking/booking.tables.ts';
import { files } from '#server/modules/bucket/bucket.tables.ts';
import { writeReceipts } from '#server/modules/payment/issue-receipts.ts';
import { cardPayments, demoCheckouts, manualPayments } from '#server/modules/payment/payment.tables.ts';
import { receipts } from '#server/modules/payment/receipts.tables.ts';
import { therapists } from '#server/modules/therapist/therapist.tables.ts';
import { writeCrisisPhrases } from '#server/modules/threads/crisis-phrases-setting.ts';
import { noteDecision } from '#server/modules/threads/decisions.queries.ts';
import { comments } from '#server/modules/threads/threads.tables.ts';
import { demonstrationPassword, newClient } from './api.ts';
import { demonstrationOffer, newTherapist, slotsOn, type Offer } from './booking.ts';
import { pngOf } from './pictures.ts';
import { confirmAddress, newRole, newStaff, roleIdOf } from './staff.ts';
import type { LocalSocialProvider } from './social-provider.ts';
import type { TestApp } from './test-app.ts';
import { newThread, threadRow } from './threads.ts';

/** Everyone the matrix asks as, in the order of its columns. */
export const callers = [
  'anonymous',
  'incomplete',
  'owner',
  'other',
  'banned',
  'suspended',
  'ownPractitioner',
  'otherPractitioner',
  'moderator',
  'administrator',
  'GOD',
] as const;
export type Caller = (typeof callers)[number];

export const nobody = '0123456789abcdef01234567';

interface Tokens {
  readonly access: string;
  readonly refresh: string;
  readonly upload: string;
}

const emailOf = (id: string) => `${id}@test.example`;
const passwordOfNewPeople = 'quatre mots sans rapport';

/** A practice in which everyone of the matrix has a place, and makers of fresh things to act on. */
export async function everyEndpointWorld(test: TestApp, social: LocalSocialProvider) {
  const { deps } = test;
  const { db, clock } = deps;
  const idOf = async (email: string) => {
    const [row] = await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email));
    return row?.id ?? '';
  };
  const incomplete = (await newClient(test.app, { isActivated: false })).authID;
  const owner = await newClient(test.app);
  const other = (await newClient(test.app)).authID;
  const banned = (await newClient(test.app)).authID;
  const suspended = (await newClient(test.app)).authID;
  await db.update(accounts).set({ state: 'BANNED' }).where(eq(accounts.id, banned));
  await db.update(accounts).set({ state: 'SUSPENDED' }).where(eq(accounts.id, suspended));
  const ids: Record<Exclude<Caller, 'anonymous'>, string> = {
    incomplete,
    owner: owner.authID,
    other,
    banned,
    suspended,
    ownPractitioner: await idOf('therapist@demo.test'),
    otherPractitioner: (await newTherapist(test)).userId,
    moderator: await idOf('moderator@demo.test'),
    administrator: (await newStaff(test, 'ADMIN')).authID,
    GOD: await idOf('admin@demo.test'),
  };
  // Booked for by phone, which asks for somebody whom the practice knows.
  for (const known of [owner.authID, other]) await confirmAddress(test, known);
  const ofDemonstration: readonly Caller[] = ['ownPractitioner', 'moderator', 'GOD'];
  const offer: Offer = await demonstrationOffer(test);
  const slots = (await slotsOn(test, offer, '2026-11-20', '2027-01-10')).map(({ startDateTime }) => startDateTime);
  const [reservationModel] = await db.select().from(reservations).where(eq(reservations.status, 'ON_STAND_BY'));
  const [thread, blog, category] = [
    await newThread(test),
    (await db.select().from(blogs).limit(1))[0],
    (await db.select().from(categories).limit(1))[0],
  ];
  const [hours] = await db.select().from(schedules).where(eq(schedules.userId, ids.ownPractitioner));
  const [profile] = await db.select().from(therapists).where(eq(therapists.id, offer.therapistId));
  if (!reservationModel || !blog || !category || !hours || !profile) throw new Error('the demonstration is missing');
  let count = 0;
  const next = () => (count += 1);

  /** The id of a new article without votes, of the demonstration's words: that of the demonstration may be deleted meanwhile. */
  const newArticle = async (): Promise<string> => {
    const id = newId();
    await db.insert(blogs).values({ ...blog, id, slug: `matrix-${id}`, translationKey: null });
    return id;
  };

  const world = {
    test,
    ids,
    offer,
    thread,
    blog,
    category,
    hours,
    profile,
    practice: await readPractice(deps),
    picture: await pngOf(),
    ownerEmail: owner.email,
    passwordOfNewPeople,
    passwordOf: (caller: Caller) => (ofDemonstration.includes(caller) ? demonstrationPassword : passwordOfNewPeople),
    async emailOf(caller: Exclude<Caller, 'anonymous'>): Promise<string> {
      const [row] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, ids[caller]));
      return row?.email ?? '';
    },
    next,
    roleId: (name: string) => roleIdOf(test, name),

    role: () => newRole(test, `MATRIX_${next()}`, []),

    /** A free slot, never the same, and far enough from the last one for a session and its buffer. */
    takenSlot: () => slots.splice(0, 3)[0] ?? '',

    /** A new sign-in of somebody: each cell has tokens of its own, so that none spoils another's. */
    async tokens(caller: Caller): Promise<Tokens | null> {
      if (caller === 'anonymous') return null;
      const accountId = ids[caller];
      const { deviceId, refreshToken } = await createDevice(db, accountId, { userAgent: null, mark: newId() }, clock.now());
      const sign = async (kind: 'USER' | 'APP', mimeTypes: string[]) =>
        (await signToken(deps.keys, { kind, accountId, deviceId, mimeTypes }, clock.now())).token;
      return { refresh: refreshToken, access: await sign('USER', []), upload: await sign('APP', ['image/png']) };
    },

    otherThread: () => newThread(test),

    /** Of the owner's, waiting to be read. */
    ownThread: () => newThread(test, { authorId: ids.owner, status: 'PENDING' }),

    /** One that this caller has just published, if anybody did. */
    async publishedThread(caller: Caller): Promise<string> {
      const slug = await newThread(test);
      const { id: threadId } = await threadRow(test, slug);
      const decidedBy = caller === 'anonymous' ? ids.owner : ids[caller];
      await noteDecision(db, { threadId, decidedBy, decidedAt: clock.now(), statusBefore: 'PENDING', statusAfter: 'VALIDATED' });
      return slug;
    },

    /** A comment of the owner's under the world's thread, that waits to be read. */
    async comment(): Promise<string> {
      const { id: threadId } = await threadRow(test, thread);
      const id = newId(clock.now());
      const words = { content: 'Bonjour.', pseudonym: 'Galet doux', direction: 'ltr', status: 'PENDING' } as const;
      await db.insert(comments).values({ id, threadId, authorId: ids.owner, createdAt: clock.now(), ...words });
      return id;
    },

    /** One more device the owner is signed in with, which is nobody's of the matrix. */
    async device(): Promise<string> {
      return (await createDevice(db, ids.owner, { userAgent: null, mark: newId() }, clock.now())).deviceId;
    },

    /** The secret of a link in an e-mail to somebody, not used yet. */
    async mailLink(purpose: MailLinkPurpose): Promise<string> {
      const id = await world.someone();
      return makeMailLink(deps, { id, email: emailOf(id) }, purpose);
    },

    /** The signed part of the link that ends one kind of e-mail to somebody. */
    async unsubscribeToken(): Promise<string> {
      const link = await unsubscribeLink(deps, { accountId: await world.someone(), kind: 'REMINDER' }, 'fr');
      return new URL(link).searchParams.get('token') ?? '';
    },

    /** What the dialog of a provider gives a person who never came before. */
    socialToken: (provider: SocialProvider) => social.issue(provider, { person: { id: `matrix${next()}`, name: 'Matrix' } }),

    /** An article without votes, of the demonstration's words. */
    async article(): Promise<string> {
      return `matrix-${await newArticle()}`;
    },

    /** The words of an article of its own as they were once. */
    async revision(): Promise<{ id: string; blogId: string }> {
      const { title, excerpt, content, contentNote } = blog;
      const row = { id: newId(), blogId: await newArticle(), savedAt: clock.now(), title, excerpt, content, contentNote };
      await db.insert(blogRevisions).values(row);
      return row;
    },

    /** A category that nothing is filed under. */
    async emptyCategory(): Promise<string> {
      const id = newId();
      const name = { fr: `Matrice ${id}`, en: `Matrix ${id}` };
      await db.insert(categories).values({ ...category, id, name, slug: `matrix-${id}`, order: (await db.$count(categories)) + 1 });
      return id;
    },

    /** A number of the help line beside the built-in ones; those of before are gone, or the list would be full. */
    async helpNumber(): Promise<string> {
      const id = newId();
      const [model] = builtInNumbers;
      if (model) await writeHelpLine(db, { numbers: [...builtInNumbers, { ...model, id }], editedAt: null });
      return id;
    },

    /** A phrase of distress that the practice has added; those of before are gone, or each cell would change a longer list. */
    async crisisPhrase(): Promise<string> {
      const id = newId();
      await writeCrisisPhrases(db, [{ id, phrase: 'fin de la route', language: 'french' }]);
      return id;
    },

    /** Somebody with a profile that nothing depends on, and hours where told. */
    async practitioner({ hasHours }: { hasHours: boolean }) {
      const [id, userId] = [newId(), await world.someone()];
      await db.insert(therapists).values({ ...profile, id, userId, slug: `matrix-${id}` });
      if (hasHours) await db.insert(schedules).values({ ...hours, userId });
      return { id, userId };
    },

    /** A practitioner who has been mailed a link and has not opened it. */
    async invited() {
      const made = await world.practitioner({ hasHours: false });
      await db.update(accounts).set({ invitedAt: clock.now() }).where(eq(accounts.id, made.userId));
      return made.id;
    },

    async file(ownerId: string) {
      const id = newId();
      const key = `${newId()}${newId().slice(0, 8)}.png`;
      const bytes = world.picture;
      await deps.fileStore.write(key, bytes);
      const size = { sizeBytes: bytes.length, widthPixels: 64, heightPixels: 48 };
      await db.insert(files).values({ id, key, name: 'a.png', type: 'image/png', sha256: id, ownerId, createdAt: clock.now(), ...size });
      return { id, key };
    },

    /** The owner's, by video with the own practitioner, waiting for a decision; each at an hour of its own. */
    async reservation(changes: Partial<typeof reservations.$inferInsert> = {}): Promise<string> {
      const id = newId();
      const start = new Date(Date.parse('2027-03-01T00:00:00Z') + next() * 3_600_000);
      const end = new Date(start.getTime() + 50 * 60_000);
      await db.insert(reservations).values({
        ...reservationModel,
        id,
        userId: ids.owner,
        therapistId: offer.therapistId,
        serviceId: offer.serviceId,
        mode: 'VIDEO',
        startDateTime: start,
        endDateTime: end,
        blockedRange: `[${start.toISOString()},${end.toISOString()})`,
        status: 'ON_STAND_BY',
        paymentKind: 'MONEY_ORDER',
        rescheduleCount: 0,
        approvedAt: null,
        approvedBy: null,
        clientItemId: null,
        holdUntil: null,
        ...changes,
      });
      return id;
    },

    /** The money order of such a reservation, its proof waiting for a check. */
    async payment(status: 'SUBMITTED' | 'AWAITING_PROOF' | 'REFUND_DUE' = 'SUBMITTED') {
      const [id, reservationId, file] = [newId(), await world.reservation(), await world.file(ids.owner)];
      const now = clock.now();
      const proof = status !== 'AWAITING_PROOF' ? { fileId: file.id, submittedAt: now, transferCode: id.slice(-12).toUpperCase() } : {};
      await db
        .insert(manualPayments)
        .values({ id, reservationId, status, amountMillimes: 80_000, createdAt: now, updatedAt: now, ...proof });
      return { id, reservationId, file };
    },

    /** A money order of a reservation that is lost: its amount is owed. */
    refundDue: () => world.payment('REFUND_DUE'),

    /** The receipt of such a money order. */
    async receipt(): Promise<string> {
      const { id } = await world.payment('REFUND_DUE');
      await db.transaction((tx) => writeReceipts(tx, { method: 'MONEY_ORDER', id }, clock.now()));
      const [issued] = await db.select({ id: receipts.id }).from(receipts).where(eq(receipts.paymentId, id));
      return issued?.id ?? '';
    },

    today: () => clock.now().toISOString().slice(0, 10),

    /** The owner's, held to be paid by card. */
    heldForCard(): Promise<string> {
      const holdUntil = new Date(clock.now().getTime() + 900_000);
      return world.reservation({ status: 'PENDING_PAYMENT', paymentKind: 'ONLINE', holdUntil });
    },

    /** The card payment of such a reservation, open at the demonstration's checkout. */
    async cardPayment() {
      const [id, reservationId, paymentRef] = [newId(), await world.heldForCard(), newId()];
      const [now, amountMillimes] = [clock.now(), 80_000];
      const expiresAt = new Date(now.getTime() + 900_000);
      const payment = { id, reservationId, paymentRef, amountMillimes, expiresAt, createdAt: now, updatedAt: now };
      await db.insert(demoCheckouts).values({ paymentRef, orderId: id, amountMillimes, returnPath: `/payment/${id}`, expiresAt });
      await db.insert(cardPayments).values({ ...payment, provider: 'demo', payUrl: `https://pay.test/${paymentRef}`, status: 'PENDING' });
      return { id, reservationId, paymentRef };
    },

    async absence(): Promise<string> {
      const id = newId();
      const start = new Date(Date.parse('2027-06-01T00:00:00Z') + next() * 3_600_000);
      const values = { id, userId: ids.ownPractitioner, startDateTime: start, endDateTime: new Date(start.getTime() + 1_800_000) };
      await db.insert(daysOff).values(values);
      return id;
    },

    /** Somebody to sanction, to read, to give a role to. */
    async someone(): Promise<string> {
      const id = newId();
      const [model] = await db.select().from(accounts).where(eq(accounts.id, ids.other));
      if (!model) throw new Error('the other client is missing');
      await db.insert(accounts).values({ ...model, id, userName: id, email: emailOf(id), phoneNumber: null });
      return id;
    },
  };
  return world;
}

export type World = Awaited<ReturnType<typeof everyEndpointWorld>>;
