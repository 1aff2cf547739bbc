import { eq } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { accounts, roles } from './auth.tables.ts';

const formerClientId = '0'.repeat(24);
const noDate = new Date(0);

/**
 * The one account that holds the appointments of everyone who has left: put together, none can be told from another's,
 * nor one person's from the next. Nobody signs in to it.
 */
export async function formerClient(tx: Db): Promise<string> {
  const [role] = await tx.select({ id: roles.id }).from(roles).where(eq(roles.name, 'TEMPORARY'));
  if (!role) throw new Error('the role TEMPORARY is missing');
  const row = { id: formerClientId, userName: 'compte-supprime', roleId: role.id, createdAt: noDate, updatedAt: noDate };
  await tx.insert(accounts).values(row).onConflictDoNothing();
  return formerClientId;
}
