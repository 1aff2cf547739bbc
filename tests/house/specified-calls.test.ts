import { afterAll, beforeAll, expect, test } from 'vitest';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { createApp, type App } from '#server/app.ts';
import { openInMemory, type Database } from '#server/database/connect.ts';
import { readEnv } from '#server/env.ts';
import { systemClock } from '#server/gateways/clock.ts';
import { buildServices } from '#server/services.ts';
import type { Deps } from '#server/deps.ts';
import { specifiedCalls } from './specified-calls.ts';

const directory = mkdtempSync(join(tmpdir(), 'accalmie-calls-'));
let app: App;
let url: string;
let database: Database;
let deps: Deps;

beforeAll(async () => {
  database = await openInMemory();
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: directory, RATE_LIMITS: 'off', SITE_URL: 'http://accalmie.test' });
  deps = await buildServices(env, database, systemClock, pino({ level: 'silent' }));
  app = await createApp(deps);
  url = await app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);

afterAll(async () => {
  await app.close();
  await deps.events.stop();
  await database.close();
  rmSync(directory, { recursive: true, force: true });
});

const partsOf = (specified: string) => {
  const [method = '', path = ''] = specified.split(' ');
  return { method: method as 'GET' | 'POST' | 'PUT' | 'DELETE', path };
};

/** Whether a route of this very path answers: `/thread/all` is not served because `/thread/{slug}` is. */
const hasRoute = (specified: string) => {
  const { method, path } = partsOf(specified);
  return app.hasRoute({ method, url: `/api${path.replaceAll(/\{(\w+)\}/g, ':$1')}` });
};

async function isAnswered(specified: string): Promise<boolean> {
  const { method, path } = partsOf(specified);
  const answer = await fetch(`${url}/api${path.replaceAll(/\{\w+\}/g, '0123456789abcdef01234567')}`, { method });
  const text = await answer.text();
  return !(answer.status === 404 && (JSON.parse(text) as { reason?: string }).reason === 'NOT_FOUND');
}

test('the specification names 123 calls, each once', () => {
  expect(new Set(specifiedCalls).size).toBe(123);
  expect(specifiedCalls).toHaveLength(123);
});

test('the running server answers each', async () => {
  const unanswered: string[] = [];
  for (const call of specifiedCalls) if (!(hasRoute(call) && (await isAnswered(call)))) unanswered.push(call);
  expect(unanswered).toEqual([]);
});
