import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readOwnNote, saveOwnNote } from '#contract/booking/own-note.endpoints.ts';
import { sealerWith } from '#server/gateways/sealer.ts';
import { forgetPerson } from '#server/modules/auth/delete-account.ts';
import { exportOwnData } from '#server/modules/auth/export-own-data.ts';
import { ownNotes } from '#server/modules/booking/booking.tables.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { newTherapist, takeForKnown, type Offer } from '#tests/support/booking.ts';
import { newKnownClient } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const words = 'Parle de son père pour la première fois.';

let test: TestApp;
let therapist: Offer & { bearer: string; userId: string };
let client: Awaited<ReturnType<typeof newKnownClient>>;
beforeAll(async () => {
  test = await startTestApp();
  therapist = await newTherapist(test);
  client = await newKnownClient(test);
});
afterAll(() => test.close());

let hour = 8;
async function newAppointment(userId = client.authID): Promise<string> {
  const startDateTime = `2026-12-07T${String((hour += 1)).padStart(2, '0')}:00:00.000Z`;
  return (await takeForKnown(test, therapist, startDateTime, userId)).id;
}

const read = (id: string, bearer = therapist.bearer) => call(test.app, readOwnNote, { bearer, parameters: { id } });
const save = (id: string, text: string, basedOn: string | null, bearer = therapist.bearer) =>
  call(test.app, saveOwnNote, { bearer, parameters: { id }, body: { text, basedOn } });
const stored = async (id: string) => (await test.deps.db.select().from(ownNotes).where(eq(ownNotes.reservationId, id)))[0];

describe('a therapist’s note to themselves', () => {
  it('is kept encrypted, changed, and removed with its last word', async () => {
    const id = await newAppointment();
    expect((await read(id)).body).toEqual({ text: '', updatedAt: null });
    const { status, body } = await save(id, words, null);
    expect([status, body]).toEqual([200, { text: words, updatedAt: test.clock.now().toISOString() }]);
    const row = await stored(id);
    expect(row?.sealed).toMatch(/^1\.[\w-]{8}\.[\w-]+$/);
    expect(Buffer.from(row?.sealed.split('.')[2] ?? '', 'base64url').toString('utf8')).not.toContain('père');
    expect((await read(id)).body).toEqual(body);
    test.clock.advanceMinutes(1);
    const changed = await save(id, `${words} À reprendre.`, body.updatedAt);
    expect(changed.body).toEqual({ text: `${words} À reprendre.`, updatedAt: test.clock.now().toISOString() });
    expect((await save(id, '', changed.body.updatedAt)).body).toEqual({ text: '', updatedAt: null });
    expect(await stored(id)).toBeUndefined();
  });

  it('is there for its therapist alone: not for the desk, another therapist, nor its client', async () => {
    const id = await newAppointment();
    await save(id, words, null);
    const other = await newTherapist(test);
    for (const bearer of [await signInAs(test.app, 'admin'), other.bearer]) {
      expect([(await read(id, bearer)).status, (await save(id, 'Autre chose', null, bearer)).status]).toEqual([404, 404]);
    }
    expect((await read(id, client.bearer)).status).toBe(403);
    expect((await read('0123456789abcdef01234567')).status).toBe(404);
    expect((await read(id)).body.text).toBe(words);
  });

  it('is not written over by what was begun before it was changed; a try that is repeated is no change', async () => {
    const id = await newAppointment();
    const { body: first } = await save(id, words, null);
    test.clock.advanceMinutes(1);
    const { body: second } = await save(id, 'Écrit sur le téléphone.', first.updatedAt);
    const late = await save(id, 'Écrit sur l’ordinateur.', first.updatedAt);
    expect([late.status, (late.body as unknown as { reason: string }).reason]).toEqual([409, 'NOTE_CHANGED']);
    const again = await save(id, 'Écrit sur le téléphone.', first.updatedAt);
    expect([again.status, again.body]).toEqual([200, second]);
    expect((await save(id, 'Écrit sur l’ordinateur.', second.updatedAt)).status).toBe(200);
  });

  it('is neither shown nor written over without its key', async () => {
    const id = await newAppointment();
    const { body: note } = await save(id, words, null);
    const sealed = sealerWith(Buffer.alloc(32, 1)).seal(words, id);
    await test.deps.db.update(ownNotes).set({ sealed }).where(eq(ownNotes.reservationId, id));
    for (const { status, body } of [await read(id), await save(id, 'Autre chose', note.updatedAt)])
      expect([status, (body as unknown as { reason: string }).reason]).toEqual([409, 'NOTE_UNREADABLE']);
    expect((await stored(id))?.sealed).toBe(sealed);
  });

  it('is in the trail as a change, without a word of it, and in no file of its client', async () => {
    const id = await newAppointment();
    const entries = await entriesDuring(test, async () => {
      const { body } = await save(id, words, null);
      await save(id, words, body.updatedAt);
      await read(id);
    });
    expect(entries).toEqual([{ kind: 'RESERVATION_NOTED', actorId: therapist.userId, subjects: [id], detail: null }]);
    const theirs = await exportOwnData(test.deps, { accountId: client.authID } as never, { locale: 'fr' });
    expect(JSON.stringify(theirs)).not.toContain('père');
  });

  it('goes when its client’s account does', async () => {
    const leaving = await newKnownClient(test);
    const id = await newAppointment(leaving.authID);
    await save(id, words, null);
    await test.deps.db.transaction((tx) => forgetPerson(test.deps, tx, leaving.authID, 'DELETE'));
    expect(await stored(id)).toBeUndefined();
  });

  it('refuses what is too long, and a client', async () => {
    const id = await newAppointment();
    const { status, body } = await save(id, 'a'.repeat(2001), null);
    expect([status, (body as unknown as { fields: { fieldName: string }[] }).fields.map(({ fieldName }) => fieldName)]).toEqual([
      400,
      ['text'],
    ]);
    const { bearer } = await newClient(test.app);
    expect((await save(id, words, null, bearer)).status).toBe(403);
  });
});
