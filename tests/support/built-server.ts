import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { cp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Client } from 'pg';

export interface BuiltServer {
  readonly url: string;
  readonly pid: number;
  readonly dataDirectory: string;
  readonly databaseUrl: string | undefined;
  /** What it has written so far. */
  output(): string;
  /** Asks it to stop and waits until it has; the data stay. */
  stop(): Promise<void>;
  /** SIGKILL; the data stay. */
  kill(): Promise<void>;
  /** Stops it and removes its data. */
  remove(): Promise<void>;
}

export interface BuiltServerOptions {
  readonly dataDirectory?: string;
  readonly databaseUrl?: string;
  readonly port?: number;
  readonly env?: Record<string, string>;
}

export type DatabaseKind = 'embedded' | 'postgresql';
/** The databases of this run: the embedded one, and a PostgreSQL server when TEST_DATABASE_URL names one. */
export const databaseKinds: readonly DatabaseKind[] = process.env['TEST_DATABASE_URL'] ? ['embedded', 'postgresql'] : ['embedded'];

/** A new empty database on the test server. */
export async function createTestDatabase(): Promise<string> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is missing');
  const name = `built_${randomUUID().replaceAll('-', '')}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export async function dropTestDatabase(url: string): Promise<void> {
  const admin = new Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await admin.connect();
  await admin.query(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
  await admin.end();
}

const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => (child.exitCode !== null || child.signalCode !== null ? resolve() : child.once('exit', () => resolve())));

const newDirectory = () => mkdtempSync(join(tmpdir(), 'accalmie-built-'));

/**
 * A data directory as the first start of this build leaves it: made once a day, for the demonstration begins today, and
 * copied for each server. Filling a database anew takes most of a start.
 */
async function seededDirectory(): Promise<string> {
  const build = readFileSync(join('dist', 'built-from'), 'utf8').slice(0, 16);
  const seeded = join('node_modules', '.cache', 'accalmie', `seeded-${build}-${new Date().toISOString().slice(0, 10)}`);
  if (!existsSync(seeded)) {
    const first = await startBuiltServer({ dataDirectory: newDirectory() });
    await first.stop();
    const partial = `${seeded}.${process.pid}`;
    await cp(first.dataDirectory, partial, { recursive: true });
    // Another worker may have been quicker.
    await rename(partial, seeded).catch(() => rm(partial, { recursive: true, force: true }));
    await removeOtherSeeds(seeded);
    await rm(first.dataDirectory, { recursive: true, force: true });
  }
  const directory = newDirectory();
  await cp(seeded, directory, { recursive: true });
  return directory;
}

/** Those of other builds and days; one that a worker is still making has its own ending. */
async function removeOtherSeeds(seeded: string): Promise<void> {
  const folder = dirname(seeded);
  const others = readdirSync(folder).filter((name) => /^seeded-[^.]*$/.test(name) && name !== basename(seeded));
  for (const name of others) await rm(join(folder, name), { recursive: true, force: true });
}

/** What moves a whole run to another instant or zone: libfaketime's settings, and TZ. */
const clockEnv = Object.fromEntries(Object.entries(process.env).filter(([name]) => /^(LD_PRELOAD|FAKETIME.*|TZ)$/.test(name)));

const started: { readonly url: string; readonly said: () => string }[] = [];

/** The last that each server of this process has written: errors, for the most part. */
export const serversSaid = (): string[] =>
  started.slice(-2).flatMap(({ url, said }) =>
    said()
      .trim()
      .split('\n')
      .filter((line) => !/^(Accalmie is ready|Demonstration accounts)/.test(line))
      .slice(-6)
      .map((line) => `${url} said: ${line.slice(0, 300)}`),
  );

/** Starts dist/server/start.js as a process of its own and waits until it says that it is ready. */
export async function startBuiltServer(options: BuiltServerOptions = {}): Promise<BuiltServer> {
  const env = options.env ?? {};
  // Not where the first start would leave its data elsewhere, or none.
  const isSeeded = options.databaseUrl === undefined && !('SEED' in env) && !('S3_ENDPOINT' in env);
  const dataDirectory = options.dataDirectory ?? (isSeeded ? await seededDirectory() : newDirectory());
  // The embedded database is WebAssembly, which V8 compiles a second time to run faster: more work than a short life gives back.
  const child = spawn(process.execPath, ['--liftoff-only', join('dist', 'server', 'start.js')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      ...clockEnv,
      NODE_ENV: 'test',
      PORT: String(options.port ?? 0),
      DATA_DIR: dataDirectory,
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      PASSWORD_HASHING: 'light',
      ...(options.databaseUrl ? { DATABASE_URL: options.databaseUrl } : {}),
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /Accalmie is ready: (\S+)/.exec(output);
      if (ready?.[1]) resolve(ready[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}:\n${output}`)));
  });
  started.push({ url, said: () => output });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended(child);
  };
  return {
    url,
    pid: child.pid ?? 0,
    dataDirectory,
    databaseUrl: options.databaseUrl,
    output: () => output,
    stop,
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
    async remove() {
      await stop();
      await rm(dataDirectory, { recursive: true, force: true });
      if (options.databaseUrl) await dropTestDatabase(options.databaseUrl);
    },
  };
}

/** A fresh server on a database of the kind asked for. */
export async function startFreshServer(kind: DatabaseKind, options: BuiltServerOptions = {}): Promise<BuiltServer> {
  return startBuiltServer(kind === 'postgresql' ? { ...options, databaseUrl: await createTestDatabase() } : options);
}
