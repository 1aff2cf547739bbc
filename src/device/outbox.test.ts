import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openDatabase, type DraftKey } from './database.ts';
import { createDrafts } from './drafts.ts';
import { createOutbox, inTheirTurn, NoLongerCorrectable, type NewItem } from './outbox.ts';

function newOutbox(now: () => number = Date.now) {
  const database = openDatabase('accalmie', { indexedDB: new IDBFactory(), IDBKeyRange });
  return { database, outbox: createOutbox(database, now) };
}

const photo = (text: string) => new File([text], 'recu.jpg', { type: 'image/jpeg' });
const proof = { authID: 'ana', kind: 'PROOF', payload: { transferCode: 'ABC123' }, file: photo('bytes of a photo') } as const;

test('an item is listed with its content, oldest first, for its person alone', async () => {
  const { outbox } = newOutbox(() => 0);
  const first = await outbox.enqueue(proof);
  const second = await outbox.enqueue({ authID: 'ana', kind: 'COMMENT', payload: { content: 'Bonjour' } });
  await outbox.enqueue({ authID: 'bilel', kind: 'COMMENT', payload: { content: 'Autre' } });
  expect((await outbox.list('ana')).map(({ id, payload, state }) => [id, payload, state])).toEqual([
    [first, { transferCode: 'ABC123' }, 'QUEUED'],
    [second, { content: 'Bonjour' }, 'QUEUED'],
  ]);
  expect(await outbox.countWaiting('ana')).toBe(2);
  expect(await (await outbox.readFile(first))?.text()).toBe('bytes of a photo');
});

test('nothing that was written can be read in the database itself', async () => {
  const { outbox, database } = newOutbox();
  const id = await outbox.enqueue({ ...proof, steps: { file: { name: 'recu.jpg' } } });
  await outbox.remember(id, { file: { name: 'recu.jpg', key: 'f11e-of-the-upload' } });
  const rows = (await Promise.all(database.tables.map((table) => table.toArray()))).flat();
  const bytes = rows.flatMap((row) => Object.values(row as object)).flatMap((value) => [value, ...Object.values((value ?? {}) as object)]);
  const texts = bytes.map((value) => (value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : JSON.stringify(value)));
  expect(texts.join(' ')).not.toMatch(/ABC123|bytes of a photo|recu\.jpg|f11e-of-the-upload/);
  const key = (await database.keys.get('ana'))?.key;
  expect(key?.extractable).toBe(false);
});

test('a corrected item takes a new id, keeps its file, and leaves nothing of the old one', async () => {
  const { outbox, database } = newOutbox();
  const old = await outbox.enqueue(proof);
  await outbox.note(old, { state: 'NEEDS_FIX', lastError: { status: 400, message: 'Code' } });
  const corrected = await outbox.replace(old, { authID: 'ana', kind: 'PROOF', payload: { transferCode: 'ABC124' } });
  expect(corrected).not.toBe(old);
  expect((await outbox.list('ana')).map(({ id, payload, lastError }) => [id, payload, lastError])).toEqual([
    [corrected, { transferCode: 'ABC124' }, null],
  ]);
  expect(await (await outbox.readFile(corrected))?.text()).toBe('bytes of a photo');
  expect(await database.outboxBytes.count()).toBe(1);
});

test('what may have arrived before it was corrected is named in what takes its place, through every correction', async () => {
  const { outbox } = newOutbox();
  const put = (id: string, content: string) => outbox.replace(id, { authID: 'ana', kind: 'COMMENT', payload: { content } });
  const unsent = await outbox.enqueue({ authID: 'ana', kind: 'COMMENT', payload: { content: 'un' } });
  const lost = await put(unsent, 'deux');
  expect((await outbox.read(lost))?.replaces).toBeUndefined();
  await outbox.note(lost, { state: 'QUEUED', mayHaveArrived: true });
  const refused = await put(lost, 'trois');
  await outbox.note(refused, { state: 'NEEDS_FIX' });
  const lostToo = await put(refused, 'quatre');
  await outbox.note(lostToo, { state: 'QUEUED', mayHaveArrived: true });
  expect((await outbox.read(await put(lostToo, 'cinq')))?.replaces).toEqual([lost, lostToo]);
});

test('what an item was written in is gone with the change that adds it, and stays where it cannot be added', async () => {
  const { outbox, database } = newOutbox();
  const drafts = createDrafts(database);
  const keys: DraftKey[] = [
    ['ana', 'proof/5f'],
    ['ana', 'proof-photo/5f'],
  ];
  const write = () => Promise.all(keys.map(([owner, name]) => drafts.keep(owner, name, 'ABC123')));
  await drafts.keep('ana', 'proof/60', 'Another');
  await write();
  const id = await outbox.enqueue({ ...proof, drafts: keys });
  expect((await drafts.names('ana', '')).map(({ name }) => name)).toEqual(['proof/60']);
  await write();
  await outbox.settle(id, {});
  await expect(outbox.replace(id, { ...proof, drafts: keys })).rejects.toThrow(NoLongerCorrectable);
  expect(await database.drafts.count()).toBe(3);
});

test('a text that is on its way is put right, and names what may arrive of it before; its own end then says nothing', async () => {
  const { outbox } = newOutbox();
  const id = await outbox.enqueue({ authID: 'ana', kind: 'COMMENT', payload: { content: 'un' } });
  await outbox.note(id, { state: 'SENDING' });
  const right = await outbox.replace(id, { authID: 'ana', kind: 'COMMENT', payload: { content: 'deux' } });
  await outbox.settle(id, {});
  expect(await outbox.note(id, { state: 'QUEUED' })).toBe(false);
  expect(await outbox.list('ana')).toMatchObject([{ id: right, state: 'QUEUED', replaces: [id], payload: { content: 'deux' } }]);
});

test('what is put right keeps the time that the server, or another text, has put it off to', async () => {
  const { outbox } = newOutbox();
  const put = (id: string) => outbox.replace(id, { authID: 'ana', kind: 'COMMENT', payload: { content: 'deux' } });
  const first = await outbox.enqueue({ authID: 'ana', kind: 'COMMENT', payload: { content: 'un' } });
  const lastError = { status: 429, message: 'Trop' };
  await outbox.note(first, { state: 'QUEUED', nextAttemptAt: 5000, lastError });
  await outbox.holdBack(first, 7000);
  const second = await put(first);
  expect(await outbox.read(second)).toMatchObject({ nextAttemptAt: 5000, lastError, notBefore: 7000 });
  await outbox.note(second, { state: 'QUEUED', nextAttemptAt: 9000, lastError: { status: 0, message: '' } });
  expect(await outbox.read(await put(second))).toMatchObject({ nextAttemptAt: 0, lastError: null, notBefore: 7000 });
});

test('a text that is delivered is put right all the same: what takes its place names it, and no receipt of it stays', async () => {
  const { outbox } = newOutbox();
  const thread = (title: string): NewItem => ({ authID: 'ana', kind: 'THREAD', payload: { title } });
  const id = await outbox.enqueue(thread('un'));
  await outbox.settle(id, { slug: 'un', title: 'un', status: 'PENDING' });
  const right = await outbox.replace(id, thread('deux'));
  expect(await outbox.list('ana')).toMatchObject([{ id: right, state: 'QUEUED', replaces: [id], payload: { title: 'deux' } }]);
});

test('what can no longer be changed stands as it arrived: what is sent after that answer names nothing', async () => {
  const { outbox } = newOutbox();
  const put = (id: string) => outbox.replace(id, { authID: 'ana', kind: 'THREAD', payload: { title: 'deux' } });
  const first = await outbox.enqueue({ authID: 'ana', kind: 'THREAD', payload: { title: 'un' } });
  await outbox.note(first, { state: 'QUEUED', mayHaveArrived: true });
  const second = await put(first);
  expect((await outbox.read(second))?.replaces).toEqual([first]);
  await outbox.note(second, { state: 'NEEDS_FIX', lastError: { status: 409, message: 'Plus modifiable', reason: 'NO_LONGER_EDITABLE' } });
  expect((await outbox.read(await put(second)))?.replaces).toBeUndefined();
});

test('a proof that is on its way, or delivered, cannot be corrected any more', async () => {
  const { outbox } = newOutbox();
  const id = await outbox.enqueue(proof);
  await outbox.note(id, { state: 'SENDING' });
  await expect(outbox.replace(id, proof)).rejects.toThrow(NoLongerCorrectable);
  await outbox.settle(id, {});
  await expect(outbox.replace(id, proof)).rejects.toThrow(NoLongerCorrectable);
  expect(await outbox.countWaiting('ana')).toBe(0);
});

test('a delivered item leaves a receipt without content, for a week', async () => {
  let now = Date.UTC(2026, 10, 21, 14, 32);
  const { outbox, database } = newOutbox(() => now);
  const id = await outbox.enqueue(proof);
  await outbox.settle(id, { reservationId: '60' });
  expect(await outbox.list('ana')).toMatchObject([
    { id, state: 'SENT', sentAt: '2026-11-21T14:32:00.000Z', payload: { reservationId: '60' } },
  ]);
  expect(await database.outboxBytes.count()).toBe(0);
  now += 6 * 24 * 3_600_000;
  await outbox.forgetOldReceipts();
  expect(await outbox.list('ana')).toHaveLength(1);
  now += 2 * 24 * 3_600_000;
  await outbox.forgetOldReceipts();
  expect(await outbox.list('ana')).toHaveLength(0);
});

test('a lost key makes an item unreadable, and nothing else', async () => {
  const { outbox, database } = newOutbox();
  await outbox.enqueue(proof);
  await database.keys.clear();
  await outbox.enqueue({ authID: 'ana', kind: 'COMMENT', payload: { content: 'Bonjour' } });
  expect((await outbox.list('ana')).map(({ payload, isReadable }) => [payload, isReadable])).toEqual([
    [undefined, false],
    [{ content: 'Bonjour' }, true],
  ]);
});

test('what the sender writes of a discarded item brings nothing back', async () => {
  const { outbox } = newOutbox();
  const id = await outbox.enqueue(proof);
  await outbox.discard(id);
  await outbox.remember(id, { manualPaymentId: 'x' });
  expect(await outbox.note(id, { state: 'QUEUED' })).toBe(false);
  await outbox.settle(id, {});
  expect(await outbox.list('ana')).toEqual([]);
});

test('what is delivered stays delivered, whatever a late sender writes', async () => {
  const { outbox } = newOutbox();
  const id = await outbox.enqueue(proof);
  expect(await outbox.note(id, { state: 'SENDING' })).toBe(true);
  expect(await outbox.note(id, { state: 'SENDING' })).toBe(true);
  await outbox.settle(id, {});
  expect(await outbox.note(id, { state: 'QUEUED' })).toBe(false);
  expect(await outbox.list('ana')).toMatchObject([{ state: 'SENT' }]);
});

test('what was done already is known after a restart', async () => {
  const { outbox } = newOutbox();
  const id = await outbox.enqueue({ ...proof, steps: { file: 'f' } });
  expect((await outbox.read(id))?.steps).toEqual({ file: 'f' });
  await outbox.remember(id, { file: 'f', manualPaymentId: 'm' });
  expect((await outbox.read(id))?.steps).toEqual({ file: 'f', manualPaymentId: 'm' });
});

test('trying again makes an item due at once, but for what the server has put off and what is delivered', async () => {
  const { outbox } = newOutbox();
  const [waiting, putOff, refused, sent] = [
    await outbox.enqueue(proof),
    await outbox.enqueue(proof),
    await outbox.enqueue(proof),
    await outbox.enqueue(proof),
  ];
  const failed = { attempts: 3, nextAttemptAt: 9 };
  await outbox.note(waiting, { ...failed, state: 'QUEUED', lastError: { status: 500, message: '' } });
  await outbox.note(putOff, { ...failed, state: 'QUEUED', lastError: { status: 429, message: '' } });
  await outbox.note(refused, { ...failed, state: 'NEEDS_FIX', lastError: { status: 400, message: '' } });
  await outbox.settle(sent, {});
  for (const id of [waiting, putOff, refused, sent]) await outbox.retry(id);
  expect((await outbox.list('ana')).map(({ state, nextAttemptAt }) => [state, nextAttemptAt])).toEqual([
    ['QUEUED', 0],
    ['QUEUED', 9],
    ['QUEUED', 0],
    ['SENT', 0],
  ]);
});

test('an item is told to be kept apart for as long as those of its kind that go before it', async () => {
  const { outbox } = newOutbox(() => 0);
  const write = (kind: NewItem['kind']) => outbox.enqueue({ authID: 'ana', kind, payload: { content: 'Bonjour' } });
  const [refused, first, proofId, second, third] = [
    await write('COMMENT'),
    await write('COMMENT'),
    await write('PROOF'),
    await write('COMMENT'),
    await write('COMMENT'),
  ];
  await outbox.holdBack(refused, 900);
  await outbox.note(refused, { state: 'NEEDS_FIX' });
  await outbox.holdBack(first, 300);
  await outbox.holdBack(third, 500);
  const turns = inTheirTurn(await outbox.list('ana')).map(({ id, notBefore = 0 }) => [id, notBefore]);
  expect(turns).toEqual([
    [refused, 900],
    [first, 300],
    [proofId, 0],
    [second, 300],
    [third, 500],
  ]);
});
