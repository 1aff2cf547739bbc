import { Client } from 'pg';
import { expect, test } from 'vitest';
import { listBlogs } from '#contract/blogs/blogs.endpoints.ts';
import { databaseKinds, startFreshServer } from '../support/built-server.ts';
import { callServer } from '../support/http.ts';

// The embedded database is a part of the process: it goes with it.
test.runIf(databaseKinds.includes('postgresql'))(
  'a server that has lost its database says so, stays, and goes on once it is back',
  async () => {
    const server = await startFreshServer('postgresql');
    const health = async () => {
      const response = await fetch(`${server.url}/api/health`);
      return [response.status, ((await response.json()) as { database: string }).database];
    };
    expect(await health()).toEqual([200, 'UP']);

    const name = new URL(server.databaseUrl ?? '').pathname.slice(1);
    const admin = new Client({ connectionString: process.env['TEST_DATABASE_URL'] });
    await admin.connect();
    await admin.query(`alter database ${name} with allow_connections false`);
    await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    // They end when they read the signal.
    await expect.poll(health).toEqual([503, 'DOWN']);
    const { status, body } = await callServer(server.url, listBlogs, { query: { keyword: 'sommeil' } });
    expect([status, body.reason]).toEqual([500, 'INTERNAL']);

    await admin.query(`alter database ${name} with allow_connections true`);
    await admin.end();
    await expect.poll(health, { timeout: 20_000 }).toEqual([200, 'UP']);
    expect((await callServer(server.url, listBlogs)).status).toBe(200);
    await server.remove();
  },
);
