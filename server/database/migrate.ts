import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { PgliteDatabase } from 'drizzle-orm/pglite';
import { Client } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from './connect.ts';
import { projectPath } from '../project-path.ts';
import type * as schema from './schema.ts';

const migrationsFolder = projectPath('server/database/migrations');
const advisoryLock = 7_205_759;

/** Brings the schema up to date. On PostgreSQL one process migrates while the others wait. */
export async function migrate(database: Database, databaseUrl?: string): Promise<void> {
  if (database.kind === 'embedded') {
    await migratePglite(database.db as PgliteDatabase<typeof schema>, { migrationsFolder });
    return;
  }
  // An advisory lock belongs to its session, so the migration runs on a connection of its own.
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    await migratePg(drizzle(client) as NodePgDatabase, { migrationsFolder });
  } finally {
    await client.end();
  }
}
