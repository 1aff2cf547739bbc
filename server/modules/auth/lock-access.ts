import { sql } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';

const advisoryLock = 7_205_761;

/**
 * One change of roles, access or account states at a time, until the transaction ends. Each is judged by what others
 * hold, so that two at once could each pass by what the other is about to take away.
 */
export async function lockAccess(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
}
