import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { clientEnvironment } from './client-programs.ts';
import { connectPostgresql } from './database/connect.ts';
import { WrongSetting } from './env.ts';

/** Ours and what stands in them, extensions included; a dump names no schema that is there from the beginning. */
const emptied = 'drop schema if exists jobs, drizzle, public cascade; create schema public; grant usage on schema public to public;';

/** Its exit code; null where the program is missing or was stopped. */
async function codeOf(program: ChildProcess): Promise<number | null> {
  try {
    return ((await once(program, 'close')) as [number | null])[0];
  } catch {
    return null;
  }
}

async function refuseWhileInUse(databaseUrl: string): Promise<void> {
  const database = await connectPostgresql(databaseUrl);
  const { rows } = await database.run(
    'select count(*)::int as others from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = $1',
    ['client backend'],
  );
  await database.close();
  if (rows[0]?.['others'] !== 0)
    throw new WrongSetting('Others are connected to this database: stop the server first, and close what else is open.');
}

/**
 * Plays a dump of pg_dump into a database that nobody else is connected to, all of it or nothing; `replaces` empties it
 * first, in the same transaction. Throws WrongSetting with what to do.
 */
export async function restorePostgresql(databaseUrl: string, dump: string, replaces: boolean): Promise<void> {
  await refuseWhileInUse(databaseUrl);
  // Not pg_restore alone: its --clean cannot take the queue's partitions apart.
  const reader = spawn('pg_restore', ['--no-owner', '--file=-', dump], { stdio: ['ignore', 'pipe', 'inherit'] });
  const first = replaces ? [`--command=${emptied}`] : [];
  const always = ['--no-psqlrc', '--quiet', '--single-transaction', '--set=ON_ERROR_STOP=1'];
  const environment = { ...process.env, ...clientEnvironment(databaseUrl) };
  const player = spawn('psql', [...always, ...first, '--file=-'], {
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { ...environment, PGOPTIONS: `${environment['PGOPTIONS'] ?? ''} --client-min-messages=warning` },
  });
  const played = codeOf(player);
  player.stdin.on('error', () => undefined);
  reader.stdout.pipe(player.stdin, { end: false });
  // A player that has given up reads no more: what is left for it would wait for ever.
  void played.then(() => reader.stdout.destroy());
  // The transaction ends with the input: half a dump must never look like a whole one.
  if ((await codeOf(reader)) === 0) player.stdin.end();
  else player.kill();
  if ((await played) !== 0)
    throw new WrongSetting(
      "The restore did not finish, and nothing was changed. pg_restore and psql come with PostgreSQL's client programs; into a database that is not empty, add --replace.",
    );
}
