import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { me, signIn, updateMe } from '#contract/auth/auth.endpoints.ts';
import { listOwnReservations } from '#contract/booking/booking.endpoints.ts';
import { demonstrationPassword } from '../support/api.ts';
import { createTestDatabase, databaseKinds, startBuiltServer, startFreshServer, type BuiltServer } from '../support/built-server.ts';
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
  await original.stop();

  const backedUp = run('backup', original, join(folder, 'one'));
  expect(backedUp.status, backedUp.stderr).toBe(0);
  expect(run('backup', original, join(folder, 'one')).stderr).toContain('already holds a backup');

  const emptyPlace = {
    dataDirectory: mkdtempSync(join(tmpdir(), 'accalmie-restored-')),
    databaseUrl: kind === 'postgresql' ? await createTestDatabase() : undefined,
  };
  const restored = run('restore', emptyPlace, join(folder, 'one'));
  expect(restored.status, restored.stderr).toBe(0);
  expect(run('restore', emptyPlace, join(folder, 'one')).status, 'a second time without --replace').toBe(1);

  const again = await startBuiltServer({
    dataDirectory: emptyPlace.dataDirectory,
    ...(emptyPlace.databaseUrl ? { databaseUrl: emptyPlace.databaseUrl } : {}),
  });
  const newBearer = await signInAsClient(again);
  const { body } = await callServer(again.url, me, { bearer: newBearer });
  expect(body.user).toMatchObject({ firstName: 'Avant la sauvegarde', phoneNumber: '+21698765432' });
  const proof = await fetch(`${again.url}/api/v1/bucket/file/${proofKey}`, { headers: { authorization: `Bearer ${newBearer}` } });
  expect([proof.status, (await proof.arrayBuffer()).byteLength > 500]).toEqual([200, true]);

  await again.remove();
  await original.remove();
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
