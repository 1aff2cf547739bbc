import { and, eq, ne } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { accounts } from './auth.tables.ts';

/** One's own number counts as available, and one at which somebody was only called: it may be theirs. */
export async function isPhoneNumberAvailable(deps: Deps, actor: Actor, { phoneNumber }: { phoneNumber: string }) {
  const [other] = await deps.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.phoneNumber, phoneNumber), ne(accounts.id, actor.accountId), eq(accounts.isTemporary, false)));
  return { available: other === undefined };
}
