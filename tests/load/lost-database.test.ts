import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { listBlogs } from '#contract/blogs/blogs.endpoints.ts';
import { connectPostgresql } from '#server/database/connect.ts';
import { createTestDatabase, databaseKinds, dropTestDatabase, startFreshServer } from '../support/built-server.ts';
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

// Nobody but the client in use hears of it then: an error without a listener would end the process.
test.runIf(databaseKinds.includes('postgresql'))(
  'a connection lost between two statements of a transaction fails that transaction alone',
  async () => {
    const url = await createTestDatabase();
    const database = await connectPostgresql(url);
    const admin = new Client({ connectionString: process.env['TEST_DATABASE_URL'] });
    await admin.connect();

    const interrupted = database.db.transaction(async (tx) => {
      const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as { rows: { pid: number }[] };
      const backends = async () => (await admin.query('select 1 from pg_stat_activity where pid = $1', [rows[0]?.pid])).rowCount;
      expect(await backends()).toBe(1);
      await admin.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await expect.poll(backends).toBe(0);
      await tx.execute(sql`select 1`);
    });
    await expect(interrupted).rejects.toThrow();

    expect((await database.run('select 2 as next')).rows).toEqual([{ next: 2 }]);
    await database.close();
    await admin.end();
    await dropTestDatabase(url);
  },
);
