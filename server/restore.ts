import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BackupManifest } from './backup.ts';
import { makeDataDirectory } from './data-directory.ts';
import { filesIn, openFiles } from './database/connect.ts';
import { openAlone } from './database/single-opener.ts';
import { readEnv, WrongSetting, type Env } from './env.ts';
import { diskFileStore } from './gateways/disk-file-store.ts';
import { copyFiles } from './gateways/file-store.ts';
import { openFileStore } from './gateways/open-file-store.ts';
import { restorePostgresql } from './restore-postgresql.ts';
import { runProgram } from './run-program.ts';

/** The archive, known to be whole. Not left to PGlite: what it finds wrong it throws where nobody can catch it. */
async function readArchive(path: string): Promise<Blob> {
  const archive = gunzipSync(await readFile(path));
  if (archive.toString('latin1', 257, 262) !== 'ustar') throw new Error('it is no archive');
  return new Blob([archive]);
}

/** Fills new files with a dump; throws unless they open and hold the practice. */
async function unpack(directory: string, syncsToDisk: boolean, folder: string): Promise<void> {
  const from = await readArchive(join(folder, 'database.tar.gz'));
  const database = await openFiles(directory, { syncsToDisk, from });
  await database.run('select count(*) from accounts');
  await database.close();
}

/** The new files are made beside the present ones, which only move once those have proved good: nothing is changed by a backup that is not. */
async function restoreEmbedded(env: Env, folder: string, replaces: boolean): Promise<void> {
  const directory = filesIn(env.dataDirectory);
  const isThere = existsSync(directory);
  if (isThere && !replaces)
    throw new WrongSetting(
      `${directory} already holds a database. Add --replace to put the backup in its place; the present one is kept beside it.`,
    );
  const lock = await openAlone(env.dataDirectory);
  const restored = `${directory}.restoring-${Date.now()}`;
  try {
    await unpack(restored, env.syncsToDisk, folder).catch((error: unknown) => {
      const [reason] = String(error).split('\n');
      throw new WrongSetting(`The restore did not finish, and nothing was changed: the backup's database cannot be opened (${reason}).`);
    });
    if (isThere) await rename(directory, `${directory}.before-${Date.now()}`);
    await rename(restored, directory);
  } finally {
    await rm(restored, { recursive: true, force: true });
    await lock.release();
  }
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
  if (env.databaseUrl) await restorePostgresql(env.databaseUrl, join(folder, 'database.dump'), replaces);
  else await restoreEmbedded(env, folder, replaces);
  if (existsSync(join(folder, 'files'))) await copyFiles(diskFileStore(join(folder, 'files')), openFileStore(env));
  process.stdout.write(`Restored from ${folder}\n`);
}

await runProgram(restore);
