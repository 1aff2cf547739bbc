import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openEmbedded } from '#server/database/connect.ts';
import { diskSyncs } from '#server/database/embedded-filesystem.ts';

test('the embedded database asks the disk at every commit, and not for a read', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'accalmie-syncs-'));
  const database = await openEmbedded(dataDirectory, { syncsToDisk: true });
  await database.run('create table kept (n int)');
  const before = diskSyncs.count;
  for (let n = 0; n < 10; n += 1) await database.run('insert into kept values ($1)', [n]);
  expect(diskSyncs.count - before).toBeGreaterThanOrEqual(10);

  const afterWrites = diskSyncs.count;
  const { rows } = await database.run('select count(*)::int as count from kept where n >= $1', [0]);
  expect(rows).toEqual([{ count: 10 }]);
  expect(diskSyncs.count).toBe(afterWrites);
  await database.close();
  await rm(dataDirectory, { recursive: true });
});
