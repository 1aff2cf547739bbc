import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { clientEnvironment } from './client-programs.ts';
import { readEnv, WrongSetting, type Env } from './env.ts';
import { diskFileStore } from './gateways/disk-file-store.ts';
import { copyFiles } from './gateways/file-store.ts';
import { openFileStore } from './gateways/open-file-store.ts';
import { version } from './http/health.ts';
import { openDatabase } from './open-database.ts';
import { runProgram } from './run-program.ts';

/** What a backup folder says of itself. */
export interface BackupManifest {
  readonly kind: 'embedded' | 'postgresql';
  readonly version: string;
  readonly createdAt: string;
}

async function backUpDatabase(env: Env, folder: string): Promise<BackupManifest['kind']> {
  if (env.databaseUrl) {
    const dumped = spawnSync('pg_dump', ['--format=custom', '--no-owner', `--file=${join(folder, 'database.dump')}`], {
      stdio: 'inherit',
      env: { ...process.env, ...clientEnvironment(env.databaseUrl) },
    });
    if (dumped.status !== 0)
      throw new WrongSetting("pg_dump did not finish: it comes with PostgreSQL's client programs, and must be as new as the server.");
    return 'postgresql';
  }
  const database = await openDatabase(env);
  try {
    const dumped = await database.dump?.();
    if (dumped) await writeFile(join(folder, 'database.tar.gz'), Buffer.from(await dumped.arrayBuffer()), { mode: 0o600 });
  } finally {
    await database.close();
  }
  return 'embedded';
}

/**
 * Writes database and files, those of a bucket too, into a new folder. The database goes first: a file is stored before the row that names it
 * and never changed, so every row of the dump finds its file in the copy made after.
 */
async function backUp(): Promise<void> {
  const env = readEnv(process.env);
  const createdAt = new Date().toISOString();
  const folder = resolve(process.argv[2] ?? join('backups', createdAt.replaceAll(/[:.]/g, '-')));
  if (existsSync(join(folder, 'manifest.json'))) throw new WrongSetting(`${folder} already holds a backup.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const kind = await backUpDatabase(env, folder);
  await copyFiles(openFileStore(env), diskFileStore(join(folder, 'files')));
  const manifest: BackupManifest = { kind, version, createdAt };
  await writeFile(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  process.stdout.write(`Backed up to ${folder}\n`);
}

await runProgram(backUp);
