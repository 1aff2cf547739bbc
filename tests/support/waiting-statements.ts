import { expect } from 'vitest';
import type { Database } from '#server/database/connect.ts';

/**
 * Until a statement on a table of this database waits for another transaction: others on the same server have locks of
 * their own. The embedded database has one connection, there a statement waits for the transaction before it is even asked.
 */
export async function untilStatementWaits(database: Database, table: string): Promise<void> {
  if (database.kind !== 'postgresql') return;
  const waiting = async () => {
    const found = await database.run(
      `select 1 from pg_locks join pg_stat_activity using (pid)
        where not granted and datname = current_database() and query like $1`,
      [`%"${table}"%`],
    );
    return found.rows.length;
  };
  await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThan(0);
}
