import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openDatabase, type DeviceDatabase } from './database.ts';
import { eraseDevice } from './erase-device.ts';
import { chooseKeepsPrivateData, createKeptAnswers } from './kept-answers.ts';

const dayMs = 24 * 3_600_000;

const sessionOf = (authID: string) => ({ key: 'current', authID, accessToken: 'a', refreshToken: 'r', firstName: null }) as const;

/** A device on which Ana is signed in and has said yes. */
async function newStore() {
  const database = openDatabase('accalmie', { indexedDB: new IDBFactory(), IDBKeyRange });
  await database.session.put(sessionOf('ana'));
  await chooseKeepsPrivateData(database, 'ana', true);
  const onDay = (day: number) => createKeptAnswers(database, 'ana', () => day * dayMs);
  return { database, onDay };
}

test('what was kept is read for twenty days, and not after', async () => {
  const { onDay } = await newStore();
  await onDay(0).setItem('reservations', { items: ['lundi'] });
  expect(await onDay(20).getItem('reservations')).toEqual({ items: ['lundi'] });
  expect(await onDay(20.01).getItem('reservations')).toBeUndefined();
});

test('what an older build has kept in another shape is not read', async () => {
  const { database, onDay } = await newStore();
  await onDay(0).setItem('me', { firstName: 'Ana' });
  await database.keptQueries.toCollection().modify({ schemaVersion: '0' });
  expect(await onDay(0).getItem('me')).toBeUndefined();
  await onDay(0).setItem('me', { firstName: 'Ana' });
  expect(await onDay(0).getItem('me')).toEqual({ firstName: 'Ana' });
});

test('what can no longer be read leaves the device with the next answer kept, whosever it was', async () => {
  const { database, onDay } = await newStore();
  await database.session.put(sessionOf('bilel'));
  await chooseKeepsPrivateData(database, 'bilel', true);
  await createKeptAnswers(database, 'bilel', () => 0).setItem('me', { firstName: 'Bilel' });
  await database.session.put(sessionOf('ana'));
  await onDay(0).setItem('old', 1);
  await onDay(10).setItem('of another shape', 1);
  await database.keptQueries.where('key').equals(['ana', 'of another shape']).modify({ schemaVersion: '0' });
  await onDay(10).setItem('recent', 1);
  await onDay(21).setItem('new', 1);
  expect((await database.keptQueries.toArray()).map(({ key }) => key)).toEqual([
    ['ana', 'new'],
    ['ana', 'recent'],
  ]);
});

test.each<[string, (database: DeviceDatabase) => Promise<unknown>]>([
  ['the person has left', (database) => eraseDevice(database)],
  ['the server has ended the session', (database) => database.session.clear()],
  ['somebody else has signed in', (database) => database.session.put(sessionOf('bilel'))],
  ['the person has said no', (database) => chooseKeepsPrivateData(database, 'ana', false)],
])('an answer that comes once %s is not kept', async (_, happen) => {
  const { database, onDay } = await newStore();
  await onDay(0).setItem('me', { firstName: 'Ana' });
  await happen(database);
  await database.keptQueries.clear();
  const before = await database.keys.count();
  await onDay(0).setItem('reservations', { items: ['lundi'] });
  expect(await database.keptQueries.count()).toBe(0);
  expect(await database.keys.count()).toBe(before);
});

test('nor is one that was being sealed meanwhile', async () => {
  const { database, onDay } = await newStore();
  const keeping = onDay(0).setItem('reservations', { items: ['lundi'] });
  await eraseDevice(database);
  await keeping;
  expect([await database.keptQueries.count(), await database.keys.count()]).toEqual([0, 0]);
});
