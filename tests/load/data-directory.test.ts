import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { signIn, signUp } from '#contract/auth/auth.endpoints.ts';
import { endpointUrl } from '#contract/endpoint.ts';
import { demonstrationPassword } from '../support/api.ts';
import { startBuiltServer } from '../support/built-server.ts';
import { callServer } from '../support/http.ts';

test('a second process on the same data directory ends at once and names the first', async () => {
  const first = await startBuiltServer();
  expect(first.output()).toContain('Demonstration accounts: client@demo.test,');
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

/** Starts the server with settings it cannot use, and waits until it has ended. */
async function startWrongly(settings: Record<string, string>) {
  const child = spawn(process.execPath, [join('dist', 'server', 'start.js')], {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', SEED: 'none', LOG_LEVEL: 'error', PORT: '0', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  const [status] = (await once(child, 'close')) as [number];
  return { status, said };
}

const place = mkdtempSync(join(tmpdir(), 'accalmie-wrong-settings-'));
writeFileSync(join(place, 'file'), '');
afterAll(() => rmSync(place, { recursive: true, force: true }));

test.each([
  ['PORT', 'eighty'],
  ['TRUST_PROXY', 'nonsense'],
  ['HOST', 'not-a-host'],
  ['HOST', '192.0.2.1'],
  ['DATABASE_URL', 'postgresql://accalmie@127.0.0.1:1/accalmie'],
  ['DATA_DIR', join(place, 'file')],
  ['DATA_DIR', '/proc/x'],
])('%s=%s stops the start with one sentence that names it', async (name, value) => {
  const { status, said } = await startWrongly({ DATA_DIR: join(place, 'data'), [name]: value });
  expect(said).toMatch(new RegExp(`^${name} [^\\n]+\\n$`));
  expect(said).not.toMatch(/^\s+at /m);
  expect(status).toBe(1);
});

test('a port in use stops the start with one sentence that names PORT', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const { status, said } = await startWrongly({ DATA_DIR: join(place, 'data'), PORT: String(port) });
  other.close();
  expect(said).toMatch(new RegExp(`^PORT is set to "${port}"[^\\n]+\\n$`));
  expect(status).toBe(1);
});

test('a request that had begun when the process was asked to stop is answered, and what it wrote is there', async () => {
  const server = await startBuiltServer();
  const account = { email: 'last-one-in@demo.test', password: demonstrationPassword, confirmPassword: demonstrationPassword };
  const body = JSON.stringify(account);
  const half = Math.floor(body.length / 2);
  const sending = request(server.url + endpointUrl(signUp), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), expect: '100-continue' },
  });
  sending.flushHeaders();
  // The server has the call, and waits for what it says.
  await once(sending, 'continue');
  sending.write(body.slice(0, half));
  const stopped = server.stop();
  // It has left the door: nobody new comes in.
  await expect
    .poll(
      () =>
        fetch(`${server.url}/api/health`).then(
          () => 'in',
          () => 'out',
        ),
      { interval: 50 },
    )
    .toBe('out');
  sending.end(body.slice(half));
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  expect([answer.statusCode, await json(answer)]).toMatchObject([201, { email: account.email }]);
  await stopped;

  const again = await startBuiltServer({ dataDirectory: server.dataDirectory });
  expect((await callServer(again.url, signIn, { body: { email: account.email, password: account.password } })).status).toBe(200);
  await again.remove();
});

test('a process that was asked to stop says so before it goes, and answers until then', async () => {
  const server = await startBuiltServer({ env: { STOP_DELAY_MS: '5000' } });
  const statusOf = async (path: string) => (await fetch(server.url + path)).status;
  expect(await statusOf('/api/health')).toBe(200);
  const stopped = server.stop();
  // From the signal to its last answer, whenever that is.
  const seen: [health: number, list: number][] = [];
  const look = async (): Promise<void> => {
    seen.push([await statusOf('/api/health'), await statusOf('/api/v1/blogs/blogs/')]);
    await setTimeout(50);
    return look();
  };
  await look().catch(() => undefined);
  await stopped;
  expect(new Set(seen.map(([, list]) => list))).toEqual(new Set([200]));
  expect(seen.at(-1)?.[0]).toBe(503);
  await server.remove();
});
