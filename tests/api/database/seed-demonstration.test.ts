import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openInMemory } from '#server/database/connect.ts';
import { isEmpty, seedDemonstration } from '#server/database/seed/seed-demonstration.ts';
import type { Deps } from '#server/deps.ts';
import { fixedClock } from '#server/gateways/clock.ts';
import { accounts } from '#server/modules/auth/auth.tables.ts';
import { reservations } from '#server/modules/booking/booking.tables.ts';
import { buildServices } from '#server/services.ts';
import { noNetwork, testEnv } from '#tests/support/test-env.ts';
import { testNow } from '#tests/support/test-app.ts';

const dataDirectory = mkdtempSync(join(tmpdir(), 'accalmie-seed-'));
let deps: Deps;
beforeAll(async () => {
  deps = await buildServices(testEnv(dataDirectory), await openInMemory(), fixedClock(testNow), pino({ level: 'silent' }), noNetwork);
});
afterAll(async () => {
  await deps.events.stop();
  await deps.database.close();
  await rm(dataDirectory, { recursive: true, force: true });
});

it('leaves nothing when it is interrupted, so that the next start begins anew', async () => {
  const full = { ...deps.fileStore, write: () => Promise.reject(new Error('the disk is full')) };
  await expect(seedDemonstration({ ...deps, fileStore: full })).rejects.toThrow('the disk is full');
  expect(await isEmpty(deps)).toBe(true);
});

it('is done once by processes that start together', async () => {
  await Promise.all([seedDemonstration(deps), seedDemonstration(deps)]);
  expect([await deps.db.$count(accounts), await deps.db.$count(reservations)]).toEqual([4, 8]);
});
