import { formerClientId } from '#contract/auth/standing.ts';
import type { Db } from '../../database/connect.ts';
import { accounts } from './auth.tables.ts';
import { roleIdNamed } from './role.queries.ts';

const noDate = new Date(0);

/**
 * The one account that holds the appointments of everyone who has left: put together, none can be told from another's,
 * nor one person's from the next. Nobody signs in to it.
 */
export async function formerClient(tx: Db): Promise<string> {
  const roleId = await roleIdNamed(tx, 'TEMPORARY');
  const row = { id: formerClientId, userName: 'compte-supprime', roleId, createdAt: noDate, updatedAt: noDate };
  await tx.insert(accounts).values(row).onConflictDoNothing();
  return formerClientId;
}
