import 'fake-indexeddb/auto';
import { afterEach, expect, test } from 'vitest';
import { me } from '#contract/auth/auth.endpoints.ts';
import { database } from './database.ts';
import { createOutbox } from './outbox.ts';
import { readSession, saveSession } from './session-tokens.ts';
import type { Transport } from './transport.ts';
import { personApiClient } from './person-api-client.ts';

const suspended: Transport = async () => ({ status: 403, body: { message: 'Suspendu', reason: 'SUSPENDED' } });

afterEach(async () => void (await Promise.all(database.tables.map((table) => table.clear()))));

test('an account that the practice has closed ends the session of the device, and what waits stays with its key', async () => {
  await saveSession({ authID: 'ana', accessToken: 'a', refreshToken: 'r', firstName: 'Ana' });
  await createOutbox(database).enqueue({ authID: 'ana', kind: 'COMMENT', payload: { content: 'Bonjour' } });
  await expect(personApiClient('ana', 'fr', suspended).call(me)).rejects.toThrow('Suspendu');
  expect(await readSession()).toBeUndefined();
  expect(await createOutbox(database).list('ana')).toMatchObject([{ payload: { content: 'Bonjour' } }]);
});

test('not of whoever has signed in meanwhile', async () => {
  await saveSession({ authID: 'ana', accessToken: 'a', refreshToken: 'r', firstName: 'Ana' });
  const late: Transport = async (request) => {
    await saveSession({ authID: 'bilel', accessToken: 'b', refreshToken: 's', firstName: 'Bilel' });
    return suspended(request);
  };
  await expect(personApiClient('ana', 'fr', late).call(me)).rejects.toThrow('Suspendu');
  expect((await readSession())?.authID).toBe('bilel');
});
