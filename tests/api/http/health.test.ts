import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newClient } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let tested: TestApp;
beforeAll(async () => void (tested = await startTestApp()));
afterAll(() => tested.close());

async function health() {
  const response = await tested.app.inject('/api/health');
  type Answer = Record<'status' | 'database' | 'queue' | 'store', string> & { undelivered?: Record<string, number> };
  return { code: response.statusCode, ...response.json<Answer>() };
}

describe('GET /api/health', () => {
  test('tells of each part, for nobody to keep', async () => {
    expect(await health()).toMatchObject({ code: 200, status: 'UP', database: 'UP', queue: 'UP', store: 'UP' });
    expect((await tested.app.inject('/api/health')).headers['cache-control']).toBe('no-store');
  });

  test('tells for how long what is due has not been delivered, queue by queue', async () => {
    while ((await tested.deliverDue()) > 0);
    expect((await health()).undelivered).toEqual({});
    await newClient(tested.app);
    tested.clock.advanceMinutes(20);
    expect(await health()).toMatchObject({ code: 200, status: 'UP', undelivered: { mails: 1200 } });
    while ((await tested.deliverDue()) > 0);
    expect((await health()).undelivered).toEqual({});
  });

  test('answers 503 while the queue does not answer, and 200 once it does again', async () => {
    await tested.deps.db.execute(sql`alter schema jobs rename to lost_jobs`);
    expect(await health()).toMatchObject({ code: 503, status: 'DOWN', database: 'UP', queue: 'DOWN', store: 'UP' });
    await tested.deps.db.execute(sql`alter schema lost_jobs rename to jobs`);
    expect(await health()).toMatchObject({ code: 200, status: 'UP', queue: 'UP' });
  });

  test('answers 503 while the folder of the files cannot be used, and 200 once it can again', async () => {
    const files = join(tested.deps.env.dataDirectory, 'files');
    await rm(files, { recursive: true, force: true });
    await writeFile(files, '');
    expect(await health()).toMatchObject({ code: 503, status: 'DOWN', database: 'UP', queue: 'UP', store: 'DOWN' });
    await rm(files);
    expect(await health()).toMatchObject({ code: 200, status: 'UP', store: 'UP' });
  });
});
