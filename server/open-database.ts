import { connectPostgresql, openEmbedded, type Database } from './database/connect.ts';
import type { Env } from './env.ts';

/** Opens the database the settings name: a PostgreSQL server, or the embedded one in the data directory. */
export function openDatabase(env: Env): Promise<Database> {
  return env.databaseUrl ? connectPostgresql(env.databaseUrl) : openEmbedded(env.dataDirectory, { syncsToDisk: env.syncsToDisk });
}
