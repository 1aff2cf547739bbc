import { setTimeout as wait } from 'node:timers/promises';
import { connectPostgresql, openEmbedded, type Database } from './database/connect.ts';
import { makeDataDirectory } from './data-directory.ts';
import { WrongSetting, type Env } from './env.ts';

const patienceMs = 15_000;

/** Opens the database the settings name: a PostgreSQL server, or the embedded one in the data directory. */
export async function openDatabase(env: Env): Promise<Database> {
  makeDataDirectory(env.dataDirectory);
  if (env.databaseUrl === undefined) return openEmbedded(env.dataDirectory, { syncsToDisk: env.syncsToDisk });
  try {
    return await Promise.race([connectPostgresql(env.databaseUrl), noAnswer()]);
  } catch (error) {
    throw new WrongSetting(`DATABASE_URL names a database that cannot be opened: ${reasonOf(error)}. See .env.example.`);
  }
}

/** An address that swallows what is sent to it would keep the start waiting for minutes. */
async function noAnswer(): Promise<never> {
  await wait(patienceMs, undefined, { ref: false });
  throw new Error(`no answer within ${patienceMs / 1000} seconds`);
}

/** Node gathers the refusals of an address's several numbers into an error that has a code and no words. */
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || 'no reason given';
}
