import { sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { accounts } from '../../modules/auth/auth.tables.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedContent } from './seed-content.ts';
import { seedReservations } from './seed-reservations.ts';

export const demonstrationPassword = 'demo-accalmie';

/** Whether nobody has an account yet. */
export async function isEmpty(deps: Deps): Promise<boolean> {
  const [row] = await deps.db.select({ count: sql<number>`count(*)::int` }).from(accounts);
  return row?.count === 0;
}

/** Fills an empty database with a demonstration practice, dated around the present. */
export async function seedDemonstration(deps: Deps): Promise<void> {
  const people = await seedAccounts(deps, demonstrationPassword);
  const practice = await seedContent(deps, people);
  await seedReservations(deps, people, practice);
}
