import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BackupManifest } from './backup.ts';
import { makeDataDirectory } from './data-directory.ts';
import { openEmbedded } from './database/connect.ts';
import { readEnv, WrongSetting, type Env } from './env.ts';
import { diskFileStore } from './gateways/disk-file-store.ts';
import { copyFiles } from './gateways/file-store.ts';
import { openFileStore } from './gateways/open-file-store.ts';
import { runProgram } from './run-program.ts';

async function restoreEmbedded(env: Env, folder: string, replaces: boolean): Promise<void> {
  const directory = join(env.dataDirectory, 'database');
  const isThere = existsSync(directory);
  if (isThere && !replaces)
    throw new WrongSetting(
      `${directory} already holds a database. Add --replace to put the backup in its place; the present one is kept beside it.`,
    );
  // Opened once, so that a running server is noticed before anything moves.
  if (isThere) await (await openEmbedded(env.dataDirectory, { syncsToDisk: env.syncsToDisk })).close();
  if (isThere) await rename(directory, `${directory}.before-${Date.now()}`);
  const from = new Blob([await readFile(join(folder, 'database.tar.gz'))]);
  const database = await openEmbedded(env.dataDirectory, { syncsToDisk: env.syncsToDisk, from });
  await database.run('select count(*) from accounts');
  await database.close();
}

function restorePostgresql(databaseUrl: string, folder: string, replaces: boolean): void {
  const clean = replaces ? ['--clean', '--if-exists'] : [];
  const dump = join(folder, 'database.dump');
  const restored = spawnSync('pg_restore', ['--no-owner', '--single-transaction', ...clean, `--dbname=${databaseUrl}`, dump], {
    stdio: 'inherit',
  });
  if (restored.status !== 0)
    throw new WrongSetting('pg_restore did not finish, and nothing was changed. Into a database that is not empty, add --replace.');
}

/** Puts a backup's database and files in place, wherever the settings keep them now. Files that are there already are kept: their names never mean anything else. */
async function restore(): Promise<void> {
  const env = readEnv(process.env);
  const given = process.argv.slice(2);
  const replaces = given.includes('--replace');
  const path = given.find((argument) => !argument.startsWith('--'));
  if (!path) throw new WrongSetting('Name the backup folder: npm run restore -- backups/2026-11-21T08-00-00-000Z');
  const folder = resolve(path);
  if (!existsSync(join(folder, 'manifest.json'))) throw new WrongSetting(`${folder} holds no backup.`);
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as BackupManifest;
  const kind = env.databaseUrl ? 'postgresql' : 'embedded';
  if (manifest.kind !== kind)
    throw new WrongSetting(`This backup is of the ${manifest.kind} database, and the settings name the ${kind} one.`);
  makeDataDirectory(env.dataDirectory);
  if (env.databaseUrl) restorePostgresql(env.databaseUrl, folder, replaces);
  else await restoreEmbedded(env, folder, replaces);
  if (existsSync(join(folder, 'files'))) await copyFiles(diskFileStore(join(folder, 'files')), openFileStore(env));
  process.stdout.write(`Restored from ${folder}\n`);
}

await runProgram(restore);
