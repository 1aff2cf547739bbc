import { initialAccess } from '#contract/permissions.ts';
import { roleNames } from '#contract/role-names.ts';
import { roles } from '../modules/auth/auth.tables.ts';
import type { Database } from './connect.ts';
import { migrate } from './migrate.ts';
import { newId } from './new-id.ts';

/** Brings a database to where the product can start on it: its schema, and the roles when they are missing. */
export async function prepareDatabase(database: Database, databaseUrl?: string): Promise<void> {
  await migrate(database, databaseUrl);
  await database.db
    .insert(roles)
    .values(roleNames.map((name) => ({ id: newId(), name, access: initialAccess[name] })))
    .onConflictDoNothing();
}
