import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
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
