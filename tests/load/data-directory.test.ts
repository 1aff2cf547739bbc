import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startBuiltServer } from '../support/built-server.ts';

test('a second process on the same data directory ends at once and names the first', async () => {
  const first = await startBuiltServer();
  const second = spawnSync(process.execPath, [join('dist', 'server', 'start.js')], {
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', DATA_DIR: first.dataDirectory },
    encoding: 'utf8',
  });
  expect(second.status).toBe(1);
  expect(second.stderr).toContain(`process ${first.pid}`);
  expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
  await first.remove();
});

test('the lock of a killed process is taken over', async () => {
  const first = await startBuiltServer();
  await first.kill();
  const second = await startBuiltServer({ dataDirectory: first.dataDirectory });
  expect(await (await fetch(`${second.url}/api/health`)).json()).toMatchObject({ status: 'UP', database: 'UP', queue: 'UP', store: 'UP' });
  await second.remove();
});

test('a wrong setting stops the start with a sentence that names it', () => {
  const refused = spawnSync(process.execPath, [join('dist', 'server', 'start.js')], {
    env: { PATH: process.env['PATH'] ?? '', PORT: 'eighty' },
    encoding: 'utf8',
  });
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain('PORT is set to "eighty"');
  expect(refused.stderr).not.toContain('at ');
});
