import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('without a browser the tests say what to do in one sentence, and fail', () => {
  const { status, stdout, stderr } = spawnSync('npm', ['test', '--silent'], {
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], BROWSER_PATH: '/nowhere/chromium' },
    encoding: 'utf8',
  });
  expect(stdout).toBe('BROWSER_PATH names /nowhere/chromium, which is not there.\n\n0 passed, 1 failed\n');
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});
