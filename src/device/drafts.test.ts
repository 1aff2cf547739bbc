import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { hasHiddenDrafts, hideDrafts } from './hide-after-exit.ts';
import { nameEarlierDrafts } from './name-earlier-drafts.ts';
import { personKey, sealValue } from './seal.ts';
import { bringDraftsBack, createDrafts, nobody, putDraftsAside } from './drafts.ts';

function newDrafts() {
  const database = openDatabase('accalmie', { indexedDB: new IDBFactory(), IDBKeyRange });
  let now = 0;
  return { database, drafts: createDrafts(database, () => (now += 1)) };
}

test('a photo comes back as it was, and its name lies sealed', async () => {
  const { database, drafts } = newDrafts();
  await drafts.keepFile('ana', 'proof', new File(['bytes'], 'recu.jpg', { type: 'image/jpeg', lastModified: 7 }));
  const found = await drafts.readFile('ana', 'proof');
  expect([found?.name, found?.type, found?.lastModified, await found?.text()]).toEqual(['recu.jpg', 'image/jpeg', 7, 'bytes']);
  expect(JSON.stringify(await database.drafts.toArray())).not.toContain('recu.jpg');
});

test('what was typed before a session ended is nobody else’s, and its person’s again', async () => {
  const { database, drafts } = newDrafts();
  await drafts.keep(nobody, 'booking', 'of ana');
  await putDraftsAside(database, 'ana');
  expect(await drafts.read(nobody, 'booking')).toBeUndefined();
  await bringDraftsBack(database, 'bilel');
  expect(await drafts.read(nobody, 'booking')).toBeUndefined();
  await bringDraftsBack(database, 'ana');
  expect(await drafts.read(nobody, 'booking')).toBe('of ana');
  expect(await database.drafts.count()).toBe(1);
});

test('what was typed since stays', async () => {
  const { database, drafts } = newDrafts();
  await drafts.keep(nobody, 'booking', 'before');
  await putDraftsAside(database, 'ana');
  await drafts.keep(nobody, 'booking', 'since');
  await bringDraftsBack(database, 'ana');
  expect(await drafts.read(nobody, 'booking')).toBe('since');
});

test('after a quick exit what was begun waits for its person to sign in, before it or after', async () => {
  const { database, drafts } = newDrafts();
  await drafts.keep(nobody, 'booking', 'begun as a visitor');
  await drafts.keep('ana', 'comment', 'begun as ana');
  await drafts.keep('bilel', 'comment', 'of bilel');
  await hideDrafts(database, 'ana');
  await hideDrafts(database, 'ana');
  expect([await drafts.read(nobody, 'booking'), await drafts.read('ana', 'comment')]).toEqual([undefined, undefined]);
  expect([await hasHiddenDrafts(database, 'ana'), await hasHiddenDrafts(database, 'bilel')]).toEqual([true, false]);
  await bringDraftsBack(database, 'bilel');
  expect(await drafts.read('bilel', 'comment')).toBe('of bilel');
  await bringDraftsBack(database, 'ana');
  expect([await drafts.read(nobody, 'booking'), await drafts.read('ana', 'comment')]).toEqual(['begun as a visitor', 'begun as ana']);
  expect(await hasHiddenDrafts(database, 'ana')).toBe(false);
});

test('after a visitor’s quick exit nothing they began is there, and what waits for others is', async () => {
  const { database, drafts } = newDrafts();
  await drafts.keep(nobody, 'booking', 'of ana');
  await putDraftsAside(database, 'ana');
  await drafts.keep(nobody, 'booking', 'of a visitor');
  await hideDrafts(database, undefined);
  expect(await drafts.read(nobody, 'booking')).toBeUndefined();
  await bringDraftsBack(database, 'ana');
  expect(await drafts.read(nobody, 'booking')).toBe('of ana');
});

test('nobody finds a draft before what was to be done first is', async () => {
  const { database } = newDrafts();
  const drafts = createDrafts(database, Date.now, () => hideDrafts(database, undefined));
  await drafts.keep(nobody, 'booking', 'of a visitor');
  expect(await drafts.read(nobody, 'booking')).toBeUndefined();
});

test('a name tells nobody who reads the disk what was written where, and is found again', async () => {
  const { database, drafts } = newDrafts();
  await drafts.keep('ana', 'comment/peur-de-rentrer', 'first');
  await drafts.keep('ana', 'proof/5f', 'second');
  await drafts.keep('bilel', 'comment/peur-de-rentrer', 'of bilel');
  const rows = await database.drafts.toArray();
  expect(JSON.stringify(rows.map(({ key }) => key))).not.toMatch(/comment|peur|proof|\//);
  expect(await drafts.names('ana', 'comment/')).toEqual([{ name: 'comment/peur-de-rentrer', keptAt: 1 }]);
  // Another device has another key: a table of known names is of no use.
  const other = newDrafts();
  await other.drafts.keep('ana', 'comment/peur-de-rentrer', 'first');
  const [elsewhere] = await other.database.drafts.toArray();
  expect(rows.map(({ key: [, name] }) => name)).not.toContain(elsewhere?.key[1]);
});

test('what an earlier version has kept under its plain name is found, and named anew', async () => {
  const { database, drafts } = newDrafts();
  const sealed = async (owner: string, value: string) => sealValue(await personKey(database, owner), value);
  await database.drafts.put({ key: ['ana', 'comment/a'], authID: 'ana', sealed: await sealed('ana', 'of ana'), keptAt: 1 });
  await database.drafts.put({ key: ['aside/ana', 'booking'], authID: 'aside/ana', sealed: await sealed(nobody, 'before'), keptAt: 2 });
  await database.drafts.put({
    key: ['aside-own/ana', 'comment/b'],
    authID: 'aside-own/ana',
    sealed: await sealed('ana', 'hidden'),
    keptAt: 3,
  });
  await nameEarlierDrafts(database);
  expect(await drafts.read('ana', 'comment/a')).toBe('of ana');
  await bringDraftsBack(database, 'ana');
  expect(await drafts.read(nobody, 'booking')).toBe('before');
  expect((await drafts.names('ana', '')).map(({ name }) => name)).toEqual(['comment/a', 'comment/b']);
  expect((await drafts.names(nobody, '')).map(({ name }) => name)).toEqual(['booking']);
  expect((await database.drafts.toArray()).map(({ key: [, name] }) => name).filter((name) => !/^[0-9a-f]{64}$/.test(name))).toEqual([]);
});
