import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { connectPostgresql, openEmbedded, openInMemory, type Database } from '#server/database/connect.ts';
import type { Deps } from '#server/deps.ts';
import { readEnv } from '#server/env.ts';
import { fixedClock } from '#server/gateways/clock.ts';
import { buildServices } from '#server/services.ts';
import { createTestDatabase, dropTestDatabase, type DatabaseKind } from '../support/built-server.ts';

async function openPostgresql(): Promise<{ database: Database; url: string }> {
  const url = await createTestDatabase();
  const database = await connectPostgresql(url);
  const close = async () => {
    await database.close();
    await dropTestDatabase(url);
  };
  return { url, database: { ...database, close } };
}

async function open(kind: DatabaseKind | 'in memory', dataDirectory: string): Promise<{ database: Database; url?: string }> {
  if (kind === 'postgresql') return openPostgresql();
  // Without waiting for the disk: that takes as long whatever the tables hold, and would hide what does not.
  return { database: await (kind === 'embedded' ? openEmbedded(dataDirectory, { syncsToDisk: false }) : openInMemory()) };
}

/** The services on an empty database, gone afterwards: embedded in memory and without limits unless told otherwise. */
export async function withBenchDeps(
  run: (deps: Deps) => Promise<void>,
  kind: DatabaseKind | 'in memory' = 'in memory',
  settings: Record<string, string> = {},
): Promise<void> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'accalmie-bench-'));
  const { database, url } = await open(kind, dataDirectory);
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: dataDirectory,
    RATE_LIMITS: 'off',
    ...settings,
    ...(url ? { DATABASE_URL: url } : {}),
  });
  const deps = await buildServices(env, database, fixedClock('2026-11-16T08:00:00.000Z'), pino({ level: 'silent' }));
  try {
    await run(deps);
  } finally {
    await deps.events.stop();
    await deps.database.close();
    await rm(dataDirectory, { recursive: true, force: true });
  }
}

export const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** What the middle one of many runs takes. */
export async function medianMs(runs: number, work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const start = performance.now();
    await work();
    took.push(performance.now() - start);
  }
  return median(took);
}
