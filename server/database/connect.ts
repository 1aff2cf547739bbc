import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { Pool } from 'pg';
import { durableOptions } from './embedded-filesystem.ts';
import { listenOnPostgresql, type Listening } from './listen.ts';
import { statementsSeen } from './read-tables.ts';
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
  /** Hears what is told on a channel, until the database is closed or the connection lost; see listenOnPostgresql. */
  listen(listening: Listening): Promise<void>;
  close(): Promise<void>;
  /** The whole embedded database as one archive; a PostgreSQL server is dumped by its own tools. */
  dump?: () => Promise<Blob>;
}

const extensions = { btree_gist, pg_trgm };

export async function connectPostgresql(url: string): Promise<Database> {
  const pool = new Pool({ connectionString: url, max: 10 });
  // A connection that the server drops must not end the process. Idle, the pool hears of it, and the next query opens another.
  pool.on('error', () => undefined);
  // In use, between two statements of a transaction, only the client tells it; the statement that follows fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  await pool.query('select 1');
  const listeners = new Set<() => Promise<void>>();
  return {
    kind: 'postgresql',
    db: drizzlePg(pool, { schema, logger: statementsSeen }),
    run: async (text, values) => ({ rows: (await pool.query<Record<string, unknown>>(text, values)).rows ?? [] }),
    async listen(listening) {
      const stop = await listenOnPostgresql(url, { ...listening, lose: () => (listeners.delete(stop), listening.lose()) });
      listeners.add(stop);
    },
    async close() {
      await Promise.all([...listeners].map((stop) => stop()));
      await pool.end();
    },
  };
}

/** A database over an embedded one that is open; `closeClient` is what its end comes to. */
export function databaseOver(client: PGlite, closeClient: () => Promise<void>): Database {
  const listeners = new Set<() => Promise<void>>();
  return {
    kind: 'embedded',
    db: drizzlePglite(client, { schema, logger: statementsSeen }),
    run: async (text, values) => {
      if (values && values.length > 0) return { rows: (await client.query<Record<string, unknown>>(text, values)).rows };
      const results = await client.exec(text);
      return { rows: results.findLast((result) => result.rows.length > 0)?.rows ?? [] };
    },
    listen: async ({ channel, hear }) => void listeners.add(await client.listen(channel, hear)),
    close: async () => {
      for (const stop of listeners) await stop();
      await closeClient();
    },
    dump: () => client.dumpDataDir('gzip'),
  };
}

interface EmbeddedOptions {
  readonly syncsToDisk: boolean;
  /** What `dump` gave, to fill a new one with. */
  readonly from?: Blob;
}

/** Opens the files of an embedded database; only while the data directory they stand in is held. */
export async function openFiles(directory: string, options: EmbeddedOptions, afterClose = () => Promise.resolve()): Promise<Database> {
  const storage = options.syncsToDisk ? durableOptions(directory) : { dataDir: directory };
  const client = await PGlite.create({ ...storage, extensions, ...(options.from ? { loadDataDir: options.from } : {}) });
  return databaseOver(client, async () => {
    await client.close();
    await afterClose();
  });
}

/** Where a data directory keeps the embedded database. */
export const filesIn = (dataDirectory: string) => join(dataDirectory, 'database');

/** Opens the embedded database below a data directory, alone; throws DataDirectoryInUse otherwise. */
export async function openEmbedded(dataDirectory: string, options: EmbeddedOptions): Promise<Database> {
  const lock = await openAlone(dataDirectory);
  try {
    return await openFiles(filesIn(dataDirectory), options, () => lock.release());
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** An embedded database in memory, for tests; `from` is what `dump` gave. */
export async function openInMemory(from?: Blob): Promise<Database> {
  const client = await createInMemory(from);
  return databaseOver(client, () => client.close());
}

export const createInMemory = (from?: Blob): Promise<PGlite> => PGlite.create({ extensions, ...(from ? { loadDataDir: from } : {}) });
