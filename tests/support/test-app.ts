import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, writeFileSync, mkdirSync, renameSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import pino from 'pino';
import { createApp, type App } from '#server/app.ts';
import { connectPostgresql, openInMemory, type Database } from '#server/database/connect.ts';
import { seedDemonstration } from '#server/database/seed/seed-demonstration.ts';
import type { Deps } from '#server/deps.ts';
import { handleDelivery } from '#server/events/subscriptions.ts';
import { fixedClock } from '#server/gateways/clock.ts';
import type { Network } from '#server/gateways/network.ts';
import { databaseRateLimits } from '#server/http/rate-limits.ts';
import { buildServices } from '#server/services.ts';
import { leavingStreams } from './leaving-streams.ts';
import { inTurns, openSecondApp } from './second-process.ts';
import { openFromTemplate } from './spare-databases.ts';
import { noNetwork, testEnv } from './test-env.ts';

/** A Monday morning, 09:00 in Tunis. Every test starts here unless it says otherwise. */
export const testNow = '2026-11-16T08:00:00.000Z';

export interface TestApp {
  readonly app: App;
  readonly deps: Deps;
  readonly clock: ReturnType<typeof fixedClock>;
  /** Hands every event that is due to its subscriber, as the queue would. */
  deliverDue(): Promise<number>;
  /** The same application once more with its rate limits on, in as many processes; whoever asks closes it. */
  openLimited(): Promise<App>;
  close(): Promise<void>;
}

const templatePath = join('node_modules', '.cache', 'accalmie', 'test-database.tar');
const usesPostgresql = () => process.env['API_DATABASE'] === 'postgresql';

export interface TestAppOptions {
  readonly env?: Record<string, string>;
  readonly network?: Network;
}

const silent = pino({ level: 'silent' });

/** A fresh database holding the demonstration practice, made from a template that is built once a run. */
async function openTestDatabase(): Promise<{ database: Database; url?: string }> {
  if (!usesPostgresql()) return { database: await openFromTemplate(() => new Blob([readFileSync(templatePath)])) };
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is missing');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = new Client({ connectionString: server });
  await admin.connect();
  await admin.query(`create database ${name} template accalmie_template`);
  await admin.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await connectPostgresql(url.href);
  const close = async () => {
    await database.close();
    const again = new Client({ connectionString: server });
    await again.connect();
    await again.query(`drop database ${name} with (force)`);
    await again.end();
  };
  return { database: { ...database, close }, url: url.href };
}

/**
 * The real application on a fresh database with the demonstration practice, at a fixed time. On PostgreSQL there are
 * two of it, in two processes, that answer in turns.
 */
export async function startTestApp({ env = {}, network = noNetwork }: TestAppOptions = {}): Promise<TestApp> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'accalmie-test-'));
  const { database, url } = await openTestDatabase();
  const clock = fixedClock(testNow);
  const deps = await buildServices(testEnv(dataDirectory, url, env), database, clock, silent, network);
  const open = async (own: Deps, more: Readonly<Record<string, string>>): Promise<App> => {
    const first = leavingStreams(await createApp(own));
    await first.ready();
    if (url === undefined) return first;
    const settings = { databaseUrl: url, dataDirectory, env: { ...env, ...more }, network };
    return inTurns(first, await openSecondApp(settings, () => clock.now()));
  };
  const app = await open(deps, {});
  return {
    app,
    openLimited() {
      const rateLimits = databaseRateLimits(database, deps.keys, { isOn: true, isDemonstration: () => Promise.resolve(false) });
      return open({ ...deps, rateLimits }, { RATE_LIMITS: 'on', SEED: 'none' });
    },
    deps,
    clock,
    async deliverDue() {
      const due = await database.run(
        "select id, data from jobs.job where name in ('events', 'payments', 'pushes', 'mails', 'alarms', 'alarmMails') and state < 'completed' and start_after <= $1 order by start_after",
        [clock.now()],
      );
      for (const { id, data } of due.rows) {
        await handleDelivery(deps, data as never);
        await database.run("update jobs.job set state = 'completed' where id = $1", [id]);
      }
      return due.rows.length;
    },
    async close() {
      await app.close();
      await deps.events.stop();
      await database.close();
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

/** Builds the template the tests start from; run once before them. */
export async function buildTemplate(): Promise<void> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'accalmie-template-'));
  const clock = fixedClock(testNow);
  if (usesPostgresql()) {
    const server = process.env['TEST_DATABASE_URL'] ?? '';
    const admin = new Client({ connectionString: server });
    await admin.connect();
    await admin.query('drop database if exists accalmie_template with (force)');
    await admin.query('create database accalmie_template');
    await admin.end();
    const url = new URL(server);
    url.pathname = '/accalmie_template';
    const database = await connectPostgresql(url.href);
    const deps = await buildServices(testEnv(dataDirectory, url.href), database, clock, silent);
    await seedDemonstration(deps);
    await deps.events.stop();
    await database.close();
  } else {
    const database = await openInMemory();
    const deps = await buildServices(testEnv(dataDirectory), database, clock, silent);
    await seedDemonstration(deps);
    await deps.events.stop();
    const dumped = await database.dump?.();
    await database.close();
    if (!dumped) throw new Error('the embedded database gave no dump');
    mkdirSync(join(templatePath, '..'), { recursive: true });
    const partial = `${templatePath}.${process.pid}`;
    // Unpacked once here, not by each test that opens it: half of the time that takes.
    writeFileSync(partial, gunzipSync(await dumped.arrayBuffer()));
    renameSync(partial, templatePath);
  }
  await rm(dataDirectory, { recursive: true, force: true });
  if (!usesPostgresql() && !existsSync(templatePath)) throw new Error('no template was made');
}
