import 'fake-indexeddb/auto';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { database } from '#src/device/database.ts';
import { chooseKeepsPrivateData } from '#src/device/kept-answers.ts';
import { NetworkFailure } from '#src/device/problems.ts';
import { saveSession } from '#src/device/session-tokens.ts';
import { keepShown } from './keep-on-device.ts';
import { keptQuery } from './kept-query.ts';

const dayMs = 24 * 3_600_000;
const keptAt = Date.UTC(2026, 10, 16);
const lost = async () => {
  throw new NetworkFailure();
};

/** A page that has just been opened reads the list of reservations. */
const readAnew = (queryFn: () => Promise<string>) => new QueryClient().fetchQuery(keptQuery({ queryKey: ['reservations'], queryFn }));

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: keptAt });
  await saveSession({ authID: 'ana', accessToken: 'a', refreshToken: 'r', firstName: 'Ana' });
  await chooseKeepsPrivateData(database, 'ana', true);
  await readAnew(async () => 'lundi');
  await vi.waitFor(async () => expect(await database.keptQueries.count()).toBe(1));
});

afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(database.tables.map((table) => table.clear()));
});

test('without a network the answer of nineteen days ago is shown, and that of twenty-one is not', async () => {
  vi.setSystemTime(keptAt + 19 * dayMs);
  expect(await readAnew(lost)).toBe('lundi');
  vi.setSystemTime(keptAt + 21 * dayMs);
  await expect(readAnew(lost)).rejects.toBeInstanceOf(NetworkFailure);
});

test('an answer kept in another shape is asked for again', async () => {
  await database.keptQueries.toCollection().modify({ schemaVersion: '0' });
  await expect(readAnew(lost)).rejects.toBeInstanceOf(NetworkFailure);
  expect(await readAnew(async () => 'mardi')).toBe('mardi');
});

test('a yes keeps what the page already shows, and nothing of what is not the person’s to keep', async () => {
  await chooseKeepsPrivateData(database, 'ana', false);
  const queryClient = new QueryClient();
  const own = keptQuery({ queryKey: ['reservations'], queryFn: async () => 'mercredi' });
  const others = { queryKey: ['practice'], queryFn: async () => 'all of them' };
  for (const options of [own, others]) {
    new QueryObserver<string>(queryClient, options).subscribe(() => undefined);
    await queryClient.ensureQueryData<string>(options);
  }
  await keepShown(queryClient);
  expect(await database.keptQueries.count()).toBe(0);
  await chooseKeepsPrivateData(database, 'ana', true);
  await keepShown(queryClient);
  expect(await database.keptQueries.count()).toBe(1);
  expect(await readAnew(lost)).toBe('mercredi');
  queryClient.clear();
});
