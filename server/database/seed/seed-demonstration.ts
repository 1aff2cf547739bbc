import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Env } from '../../env.ts';
import { accounts } from '../../modules/auth/auth.tables.ts';
import { readSetting, writeSetting } from '../../modules/client/settings.queries.ts';
import type { Db } from '../connect.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedContent } from './seed-content.ts';
import { seedReservations } from './seed-reservations.ts';

export const demonstrationPassword = 'demo-accalmie';

/** Whether nobody has an account yet. */
export async function isEmpty(deps: Deps): Promise<boolean> {
  const [row] = await deps.db.select({ count: sql<number>`count(*)::int` }).from(accounts);
  return row?.count === 0;
}

/** Whether the database was filled as a demonstration and has not been made a practice's own since. */
export const holdsDemonstration = async (db: Db): Promise<boolean> => (await readSetting<boolean>(db, 'isDemonstration')) === true;

/** Whether the settings ask for the demonstration and it is what the database holds: one with a practice of its own is never filled. */
export const isDemonstration = async (env: Env, db: Db): Promise<boolean> => env.seedsDemonstration && (await holdsDemonstration(db));

const advisoryLock = 7_205_761;

/**
 * Fills an empty database with a demonstration practice, dated around the present: whole or not at all, and once when
 * several processes start on it.
 */
export async function seedDemonstration(deps: Deps): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
    const within: Deps = { ...deps, db: tx };
    if (!(await isEmpty(within))) return;
    const people = await seedAccounts(within, demonstrationPassword);
    const practice = await seedContent(within, people);
    await seedReservations(within, people, practice);
    await writeSetting(tx, 'isDemonstration', true);
  });
}
