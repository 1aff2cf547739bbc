import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import { durableOptions } from './embedded-filesystem.ts';
import * as schema from './schema.ts';
import { openAlone } from './single-opener.ts';

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;
type SqlRows = { rows: Record<string, unknown>[] };

/** One database, embedded or a PostgreSQL server: the same schema and the same statements. */
export interface Database {
  readonly kind: 'embedded' | 'postgresql';
  readonly db: Db;
  /** A statement as text, for tools that bring their own; without values it may hold several. */
  run(text: string, values?: unknown[]): Promise<SqlRows>;
  close(): Promise<void>;
  /** The whole embedded database as one archive; a PostgreSQL server is dumped by its own tools. */
  dump?: () => Promise<Blob>;
}

const extensions = { btree_gist, pg_trgm };

export async function connectPostgresql(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10 });
  // An idle connection that the server drops must not end the process: the next query opens another.
  pool.on('error', () => undefined);
  await pool.query('select 1');
  return {
    kind: 'postgresql',
    db: drizzlePg(pool, { schema }),
    run: async (text, values) => ({ rows: (await pool.query<Record<string, unknown>>(text, values)).rows ?? [] }),
    close: () => pool.end(),
  };
}

function databaseOf(client: PGlite, afterClose: () => Promise<void>): Database {
  return {
    kind: 'embedded',
    db: drizzlePglite(client, { schema }),
    run: async (text, values) => {
      if (values && values.length > 0) return { rows: (await client.query<Record<string, unknown>>(text, values)).rows };
      const results = await client.exec(text);
      return { rows: results.findLast((result) => result.rows.length > 0)?.rows ?? [] };
    },
    close: async () => {
      await client.close();
      await afterClose();
    },
    dump: () => client.dumpDataDir('gzip'),
  };
}

/** Opens the embedded database below a data directory, alone; throws DataDirectoryInUse otherwise. */
export async function openEmbedded(dataDirectory: string, options: { syncsToDisk: boolean; from?: Blob }): Promise<Database> {
  const lock = await openAlone(dataDirectory);
  try {
    const directory = join(dataDirectory, 'database');
    const storage = options.syncsToDisk ? durableOptions(directory) : { dataDir: directory };
    const client = await PGlite.create({ ...storage, extensions, ...(options.from ? { loadDataDir: options.from } : {}) });
    return databaseOf(client, () => lock.release());
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** An embedded database in memory, for tests; `from` is what `dump` gave. */
export async function openInMemory(from?: Blob): Promise<Database> {
  return databaseOf(await PGlite.create({ extensions, ...(from ? { loadDataDir: from } : {}) }), () => Promise.resolve());
}
