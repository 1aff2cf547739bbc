import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { me, signIn, updateMe } from '#contract/auth/auth.endpoints.ts';
import { listOwnReservations } from '#contract/booking/booking.endpoints.ts';
import { demonstrationPassword } from '../support/api.ts';
import {
  createTestDatabase,
  databaseKinds,
  dropTestDatabase,
  startBuiltServer,
  startFreshServer,
  type BuiltServer,
} from '../support/built-server.ts';
import { callServer } from '../support/http.ts';
import { startS3Server } from '../support/s3-server.ts';

interface Place {
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  readonly env?: Record<string, string>;
}

function run(program: 'backup' | 'restore', server: Place, ...given: string[]) {
  return spawnSync(process.execPath, [join('dist', 'server', `${program}.js`), ...given], {
    env: {
      PATH: process.env['PATH'] ?? '',
      DATA_DIR: server.dataDirectory,
      ...(server.databaseUrl ? { DATABASE_URL: server.databaseUrl } : {}),
      ...server.env,
    },
    encoding: 'utf8',
  });
}

/** As `run`, for what needs this process meanwhile: a store that stands in it. */
const runBeside = (program: 'backup' | 'restore', server: Place, ...given: string[]) =>
  promisify(execFile)(process.execPath, [join('dist', 'server', `${program}.js`), ...given], {
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: server.dataDirectory, ...server.env },
  });

async function signInAsClient(server: BuiltServer): Promise<string> {
  const { body } = await callServer(server.url, signIn, { body: { email: 'client@demo.test', password: demonstrationPassword } });
  return body.token.accessToken;
}

const proofKeyOf = async (server: BuiltServer, bearer: string) => {
  const { body } = await callServer(server.url, listOwnReservations, { bearer, query: { limit: 100 } });
  return body.items.map(({ payment }) => payment.manualPayment?.file?.key).find((key) => key !== undefined);
};

test.each(databaseKinds)('a backup put into an empty place brings everything back (%s)', async (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'accalmie-backup-'));
  const original = await startFreshServer(kind);
  const bearer = await signInAsClient(original);
  await callServer(original.url, updateMe, { bearer, body: { phoneNumber: '+21698765432', firstName: 'Avant la sauvegarde' } });
  const proofKey = await proofKeyOf(original, bearer);
  expect(proofKey).toBeDefined();
  // The embedded database is opened by one program at a time; a PostgreSQL server goes on answering.
  if (kind === 'embedded') await original.stop();

  const backedUp = run('backup', original, join(folder, 'one'));
  expect(backedUp.status, backedUp.stderr).toBe(0);
  expect(run('backup', original, join(folder, 'one')).stderr).toContain('already holds a backup');
  if (kind === 'postgresql') {
    const { body } = await callServer(original.url, me, { bearer });
    expect(body.user.firstName).toBe('Avant la sauvegarde');
    await original.stop();
  }

  const emptyPlace = {
    dataDirectory: mkdtempSync(join(tmpdir(), 'accalmie-restored-')),
    databaseUrl: kind === 'postgresql' ? await createTestDatabase() : undefined,
  };
  const restored = run('restore', emptyPlace, join(folder, 'one'));
  expect(restored.status, restored.stderr).toBe(0);
  expect(run('restore', emptyPlace, join(folder, 'one')).status, 'a second time without --replace').toBe(1);

  const start = () =>
    startBuiltServer({
      dataDirectory: emptyPlace.dataDirectory,
      ...(emptyPlace.databaseUrl ? { databaseUrl: emptyPlace.databaseUrl } : {}),
    });
  const again = await start();
  const newBearer = await signInAsClient(again);
  const { body } = await callServer(again.url, me, { bearer: newBearer });
  expect(body.user).toMatchObject({ firstName: 'Avant la sauvegarde', phoneNumber: '+21698765432' });
  const proof = await fetch(`${again.url}/api/v1/bucket/file/${proofKey}`, { headers: { authorization: `Bearer ${newBearer}` } });
  expect([proof.status, (await proof.arrayBuffer()).byteLength > 500]).toEqual([200, true]);

  await callServer(again.url, updateMe, { bearer: newBearer, body: { phoneNumber: '+21698765432', firstName: 'Après la sauvegarde' } });
  const inUse = run('restore', emptyPlace, join(folder, 'one'), '--replace');
  expect(inUse.stderr, 'while the server runs').toMatch(
    kind === 'embedded' ? /is already open in process \d+/ : /^Others are connected to this database/,
  );
  await again.stop();
  const replaced = run('restore', emptyPlace, join(folder, 'one'), '--replace');
  expect(replaced.status, replaced.stderr).toBe(0);
  // What --replace took the place of is still there, beside it.
  if (kind === 'embedded')
    expect(readdirSync(emptyPlace.dataDirectory).filter((name) => name.startsWith('database.before-'))).toHaveLength(1);
  const third = await start();
  const { body: asBefore } = await callServer(third.url, me, { bearer: await signInAsClient(third) });
  expect(asBefore.user.firstName).toBe('Avant la sauvegarde');

  await third.remove();
  await original.remove();
  await rm(folder, { recursive: true });
});

test('an embedded backup that cannot be read changes nothing, and says so in a sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'accalmie-backup-'));
  const server = await startBuiltServer();
  await server.stop();
  expect(run('backup', server, join(folder, 'one')).status).toBe(0);
  const archive = join(folder, 'one', 'database.tar.gz');
  const whole = readFileSync(archive);
  const before = readdirSync(server.dataDirectory);
  for (const broken of [whole.subarray(0, whole.length / 2), gzipSync(Buffer.alloc(1024))]) {
    writeFileSync(archive, broken);
    const { status, stderr } = run('restore', server, join(folder, 'one'), '--replace');
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^The restore did not finish, and nothing was changed: [^\n]+\n$/)]);
    const isDatabase = (name: string) => name.startsWith('database');
    expect(readdirSync(server.dataDirectory).filter(isDatabase)).toEqual(before.filter(isDatabase));
  }
  const again = await startBuiltServer({ dataDirectory: server.dataDirectory });
  expect(await signInAsClient(again)).toBeTruthy();
  await again.remove();
  await rm(folder, { recursive: true });
});

/** Stands before PostgreSQL's programs in the path, and keeps what they are called with. */
function writeRecorders(folder: string): void {
  const script = '#!/bin/sh\necho "${0##*/} $*" >> "${0%/*}/arguments"\nPATH="${PATH#*:}" exec "${0##*/}" "$@"\n';
  for (const program of ['pg_dump', 'psql']) writeFileSync(join(folder, program), script, { mode: 0o700 });
}

test.runIf(databaseKinds.includes('postgresql'))('the list of processes never shows the password of the database', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'accalmie-recorded-'));
  writeRecorders(folder);
  const databaseUrl = new URL(await createTestDatabase());
  databaseUrl.password = 'a-password-7431';
  const place = { dataDirectory: join(folder, 'data'), databaseUrl: databaseUrl.href, env: { PATH: `${folder}:${process.env['PATH']}` } };
  const backedUp = run('backup', place, join(folder, 'one'));
  const restored = run('restore', place, join(folder, 'one'), '--replace');
  expect([backedUp.status, restored.status], backedUp.stderr + restored.stderr).toEqual([0, 0]);
  const recorded = readFileSync(join(folder, 'arguments'), 'utf8');
  expect(recorded).toMatch(/^pg_dump .+\npsql .+\n/);
  expect(recorded).not.toContain('a-password-7431');
  await dropTestDatabase(databaseUrl.href);
  await rm(folder, { recursive: true });
});

test('a backup holds the files of a bucket, and may be put into a folder', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'accalmie-backup-'));
  const s3 = await startS3Server();
  const original = await startBuiltServer({ env: s3.env });
  const proofKey = await proofKeyOf(original, await signInAsClient(original));
  await original.stop();
  expect(existsSync(join(original.dataDirectory, 'files'))).toBe(false);
  await runBeside('backup', { ...original, env: s3.env }, join(folder, 'one'));
  await s3.close();

  const dataDirectory = mkdtempSync(join(tmpdir(), 'accalmie-restored-'));
  await runBeside('restore', { dataDirectory, databaseUrl: undefined }, join(folder, 'one'));
  const again = await startBuiltServer({ dataDirectory });
  const bearer = await signInAsClient(again);
  const proof = await fetch(`${again.url}/api/v1/bucket/file/${proofKey}`, { headers: { authorization: `Bearer ${bearer}` } });
  expect([proof.status, (await proof.arrayBuffer()).byteLength > 500]).toEqual([200, true]);

  await again.remove();
  await original.remove();
  await rm(folder, { recursive: true });
});
