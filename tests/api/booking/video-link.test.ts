import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decideReservation, listOwnReservations, moveReservation } from '#contract/booking/booking.endpoints.ts';
import { readVideoLink, saveVideoLink } from '#contract/booking/video-link.endpoints.ts';
import { readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { forgetPerson } from '#server/modules/auth/delete-account.ts';
import { exportOwnData } from '#server/modules/auth/export-own-data.ts';
import { tellOfVideoLink } from '#server/modules/booking/tell-of-video-link.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { newTherapist, signInAgain, storedReservation, takeForKnown, type Offer } from '#tests/support/booking.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { newKnownClient } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const [room, otherRoom] = ['https://salle.example.org/amel', 'https://autre.example.org/j/8412?pwd=Zk9'];

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Own = Offer & { bearer: string; userId: string };

const newClient = () => newKnownClient(test);

let hour = 0;
/** An appointment of somebody, each at an hour of its own. */
async function take(own: Own, userId: string, options: Parameters<typeof takeForKnown>[4] = {}): Promise<string> {
  const start = new Date(Date.parse('2026-12-07T08:00:00.000Z') + (hour += 1) * 3_600_000);
  return (await takeForKnown(test, own, start.toISOString(), userId, { mode: 'VIDEO', ...options })).id;
}

const read = (id: string, bearer: string) => call(test.app, readVideoLink, { bearer, parameters: { id } });
const save = (id: string, bearer: string, url: string, isUsual = false) =>
  call(test.app, saveVideoLink, { bearer, parameters: { id }, body: { url, isUsual } });
const linksOf = async (bearer: string) =>
  (await call(test.app, listOwnReservations, { bearer })).body.items.map(({ id, videoLink }) => ({ id, videoLink }));
/** What the letters about it to an address say, once those that are due have left: their times and links. */
async function lettersOf(email: string) {
  test.clock.advanceMinutes(1);
  const letters = (await mailsTo(test, email)).filter(({ subject }) => subject === 'Le lien de votre rendez-vous');
  return letters.map(({ text }) => /^Lien de la séance\u00A0: (.*)$/m.exec(text)?.[1]);
}

describe('the link of a session by video', () => {
  it('is its own, or the usual one of its therapist, and its client reads it once it is confirmed', async () => {
    const [own, client] = [await newTherapist(test), await newClient()];
    const [first, second] = [await take(own, client.authID), await take(own, client.authID, { status: 'ON_STAND_BY' })];
    expect((await read(first, own.bearer)).body).toEqual({ own: null, usual: null });
    const { status, body } = await save(first, own.bearer, `Rejoindre la réunion : ${otherRoom}`);
    expect([status, body.videoLink]).toEqual([200, otherRoom]);
    expect((await save(second, own.bearer, 'salle.example.org/amel', true)).status).toBe(200);
    expect((await read(first, own.bearer)).body).toEqual({ own: otherRoom, usual: room });
    expect((await read(second, own.bearer)).body).toEqual({ own: null, usual: room });
    expect(await linksOf(client.bearer)).toEqual(
      expect.arrayContaining([
        { id: first, videoLink: otherRoom },
        { id: second, videoLink: null },
      ]),
    );
    await call(test.app, decideReservation, { bearer: own.bearer, parameters: { id: second }, body: { status: 'ACCEPTED' } });
    expect(await linksOf(client.bearer)).toContainEqual({ id: second, videoLink: room });
    // Back to the usual one: by leaving it empty, and by writing the same.
    expect((await save(first, own.bearer, '')).body.videoLink).toBe(room);
    await save(first, own.bearer, otherRoom);
    await save(first, own.bearer, room);
    expect((await read(first, own.bearer)).body).toEqual({ own: null, usual: room });
  });

  it('is told to each client whose confirmed session has another one by it, once, and to nobody else', async () => {
    const own = await newTherapist(test);
    const [ann, ben, cleo, dora] = [await newClient(), await newClient(), await newClient(), await newClient()];
    const hers = await take(own, ann.authID);
    for (const each of [ben, ben, ben]) await take(own, each.authID);
    await take(own, cleo.authID, { mode: 'OFFICE' });
    const waiting = await take(own, dora.authID, { status: 'ON_STAND_BY' });
    await save(hers, own.bearer, otherRoom);
    await save(waiting, own.bearer, room, true);
    const letters = async () => [
      await lettersOf(ann.email),
      await lettersOf(ben.email),
      await lettersOf(cleo.email),
      await lettersOf(dora.email),
    ];
    expect(await letters()).toEqual([[otherRoom], [room], [], []]);
    // The same once more is no news; without a link nothing is said.
    own.bearer = await signInAgain(test, own.email);
    await save(waiting, own.bearer, room, true);
    await save(waiting, own.bearer, '', true);
    expect(await letters()).toEqual([[otherRoom], [room], [], []]);
    const html = (await mailsTo(test, ben.email)).map((letter) => letter.html).join('');
    expect(html).toContain(`<a class="link" href="${room}"`);
  });

  it('is told once, however often its event is delivered, in the morning of who sleeps, and not once it is over', async () => {
    const [own, client] = [await newTherapist(test), await newClient()];
    const id = await take(own, client.authID);
    await save(id, own.bearer, room);
    const event = { kind: 'VIDEO_LINK_CHANGED', reservationId: id, at: test.clock.now().toISOString() } as const;
    for (const _ of [1, 2]) await tellOfVideoLink(test.deps, event);
    expect(await lettersOf(client.email)).toEqual([room]);
    const day = test.clock.now();
    test.clock.set('2026-11-16T21:30:00.000Z');
    await tellOfVideoLink(test.deps, { ...event, at: test.clock.now().toISOString() });
    expect(await lettersOf(client.email)).toEqual([room]);
    test.clock.set('2026-11-17T07:00:00.000Z');
    expect(await lettersOf(client.email)).toEqual([room, room]);
    own.bearer = await signInAgain(test, own.email);
    await call(test.app, decideReservation, { bearer: own.bearer, parameters: { id }, body: { status: 'CANCELLED', reason: 'x' } });
    await tellOfVideoLink(test.deps, { ...event, at: test.clock.now().toISOString() });
    expect(await lettersOf(client.email)).toEqual([room, room]);
    expect((await storedReservation(test, id)).videoLink).toBeNull();
    test.clock.set(day.toISOString());
  });

  it('is in the confirmation where that is still to leave, in news of another time, and in no calendar file', async () => {
    const [own, client] = [await newTherapist(test), await newClient()];
    const id = await take(own, client.authID, { status: 'ON_STAND_BY' });
    await call(test.app, decideReservation, { bearer: own.bearer, parameters: { id }, body: { status: 'ACCEPTED' } });
    await save(id, own.bearer, room);
    expect(await lettersOf(client.email)).toEqual([]);
    const body = { startDateTime: '2026-12-20T09:00:00.000Z', outsideHours: true };
    await call(test.app, moveReservation, { bearer: own.bearer, parameters: { id }, body });
    const letters = (await mailsTo(test, client.email)).filter(({ text }) => text.includes(room));
    expect(letters.map(({ subject }) => subject).toSorted()).toEqual([
      'Votre rendez-vous change d’horaire',
      'Votre rendez-vous est confirmé',
    ]);
    for (const { calendarFile } of letters)
      expect([calendarFile?.includes('En vidéo'), calendarFile?.includes('salle')]).toEqual([true, false]);
  });

  it('is not in the letter to an address that is not known to be theirs', async () => {
    const [own, client] = [await newTherapist(test), await newClient()];
    const id = await take(own, client.authID);
    await test.deps.db.update(accounts).set({ emailConfirmed: false }).where(eq(accounts.id, client.authID));
    await save(id, own.bearer, room);
    test.clock.advanceMinutes(1);
    const letter = (await mailsTo(test, client.email)).find(({ subject }) => subject === 'Le lien de votre rendez-vous');
    expect(letter?.text).toContain('Cette adresse n’est pas encore confirmée');
    expect(letter?.text).not.toMatch(/salle\.example|vidéo|remplace/);
  });

  it('stands as one of two that are written at once, and lets a booking through meanwhile', async () => {
    const [own, client] = [await newTherapist(test), await newClient()];
    const [first, second] = [await take(own, client.authID), await take(own, client.authID)];
    const saved = await Promise.all([
      save(first, own.bearer, room, true),
      save(second, own.bearer, otherRoom, true),
      take(own, client.authID).then(() => ({ status: 200 })),
    ]);
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { usual } = (await read(first, own.bearer)).body;
    expect([room, otherRoom]).toContain(usual);
    expect((await read(second, own.bearer)).body).toEqual({ own: null, usual });
  });

  it('is shown to no visitor, and goes with its client’s account', async () => {
    const [own, client] = [await newTherapist(test), await newClient()];
    const id = await take(own, client.authID);
    await save(id, own.bearer, room, true);
    await save(id, own.bearer, otherRoom);
    const profile = await call(test.app, readTherapist, { parameters: { slug: own.therapistId } });
    expect([profile.status, JSON.stringify(profile.body).includes('salle.example')]).toEqual([200, false]);
    const theirs = await exportOwnData(test.deps, { accountId: client.authID } as never, { locale: 'fr' });
    expect(JSON.stringify(theirs)).toContain(otherRoom);
    await test.deps.db.transaction((tx) => forgetPerson(test.deps, tx, client.authID, 'DELETE'));
    expect((await storedReservation(test, id)).videoLink).toBeNull();
  });

  it('is in the trail as a change without the address; the same once more is a look', async () => {
    const [own, client] = [await newTherapist(test), await newClient()];
    const id = await take(own, client.authID);
    const entries = await entriesDuring(test, async () => {
      await save(id, own.bearer, room, true);
      await save(id, own.bearer, room, true);
      await read(id, own.bearer);
    });
    const entry = { actorId: own.userId, subjects: [id] };
    expect(entries).toEqual([
      { ...entry, kind: 'VIDEO_LINK_CHANGED', detail: 'USUAL' },
      { ...entry, kind: 'RESERVATION_VIEWED', detail: null },
    ]);
  });

  it('is written by its therapist and the desk, for a session by video that is still to come', async () => {
    const [own, client, other] = [await newTherapist(test), await newClient(), await newTherapist(test)];
    const id = await take(own, client.authID);
    expect([(await read(id, other.bearer)).status, (await save(id, other.bearer, room)).status]).toEqual([404, 404]);
    expect((await save(id, client.bearer, room)).status).toBe(403);
    expect((await save(id, await signInAs(test.app, 'admin'), room)).status).toBe(200);
    const [atOffice, over] = [await take(own, client.authID, { mode: 'OFFICE' }), await take(own, client.authID)];
    await call(test.app, decideReservation, { bearer: own.bearer, parameters: { id: over }, body: { status: 'CANCELLED', reason: 'x' } });
    for (const each of [atOffice, over]) {
      const [looked, written] = [await read(each, own.bearer), await save(each, own.bearer, room)];
      expect([looked.status, (written.body as unknown as { reason: string }).reason]).toEqual([409, 'INVALID_TRANSITION']);
    }
  });

  it('refuses what is no web address, and what is too long', async () => {
    const [own, client] = [await newTherapist(test), await newClient()];
    const id = await take(own, client.authID);
    for (const link of ['la salle habituelle', 'javascript:alert(1)', `https://salle.example.org/${'a'.repeat(500)}`, 'a'.repeat(2001)]) {
      const { status, body } = await save(id, own.bearer, link);
      const names = (body as unknown as { fields: { fieldName: string }[] }).fields.map(({ fieldName }) => fieldName);
      expect([link.slice(0, 30), status, names]).toEqual([link.slice(0, 30), 400, ['url']]);
    }
  });
});
