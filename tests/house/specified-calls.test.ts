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

/** What SPEC 7 names and the server does not answer yet. A line leaves when its call arrives; none is ever added. */
const stillToBuild = new Set([
  'POST /v1/payment/pay/',
  'GET /v1/payment/pay/webhook',
  'PUT /v1/payment/pay/manual-pay/{id}',
  'GET /v1/payment/pay/{id}',
  'POST /v1/threads/thread/',
  'PUT /v1/threads/thread/{slug}',
  'DELETE /v1/threads/thread/{slug}',
  'PUT /v1/threads/thread/validate/{slug}',
  'PUT /v1/threads/thread/unvalidate/{slug}',
  'PUT /v1/threads/thread/{slug}/validate/{commentId}',
  'PUT /v1/threads/thread/{slug}/unvalidate/{commentId}',
  'PUT /v1/threads/thread/upvote/{slug}',
  'PUT /v1/threads/thread/downvote/{slug}',
  'PUT /v1/threads/thread/remove-vote/{slug}',
  'PUT /v1/threads/thread/clap/{slug}',
  'PUT /v1/threads/thread/{slug}/update-comment/{commentId}',
  'PUT /v1/threads/thread/admin/add-comment/{slug}',
  'GET /v1/threads/thread/static-paths',
  'GET /v1/threads/thread/all',
  'GET /v1/threads/thread/admin/{slug}',
  'GET /v1/threads/thread/grouped',
  'GET /v1/threads/thread/featured',
]);

const directory = mkdtempSync(join(tmpdir(), 'accalmie-calls-'));
let app: App;
let database: Database;
let deps: Deps;

beforeAll(async () => {
  database = await openInMemory();
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: directory, RATE_LIMITS: 'off', SITE_URL: 'http://accalmie.test' });
  deps = await buildServices(env, database, systemClock, pino({ level: 'silent' }));
  app = await createApp(deps);
  await app.ready();
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
  const { statusCode, payload } = await app.inject({ method, url: `/api${path.replaceAll(/\{\w+\}/g, '0123456789abcdef01234567')}` });
  return !(statusCode === 404 && (JSON.parse(payload) as { reason?: string }).reason === 'NOT_FOUND');
}

test('the specification names 123 calls, each once', () => {
  expect(new Set(specifiedCalls).size).toBe(123);
  expect(specifiedCalls).toHaveLength(123);
  expect([...stillToBuild].filter((call) => !specifiedCalls.includes(call))).toEqual([]);
});

test('the running server answers each, but for those still to be built', async () => {
  const unanswered: string[] = [];
  for (const call of specifiedCalls) if (!(hasRoute(call) && (await isAnswered(call)))) unanswered.push(call);
  expect(unanswered.filter((call) => !stillToBuild.has(call))).toEqual([]);
});

test('what is listed as still to be built is not built: the list only shrinks', () => {
  expect([...stillToBuild].filter(hasRoute)).toEqual([]);
});
