import type { Account } from '#contract/auth/accounts.schema.ts';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { mayAdminister } from '#contract/auth/standing.ts';
import { holds } from '#contract/permissions.ts';
import { standingOf } from '#src/practice/standing-of.ts';

export type ClientAction = 'identity' | 'details' | 'role' | 'access' | 'suspend' | 'lift' | 'ban';

/** What the reader may do to an account as it stands; the server has the last word. */
export function clientActions(reader: AuthClient, account: Account): ClientAction[] {
  if (!mayAdminister(standingOf(reader), standingOf(account))) return [];
  const isClosed = account.state !== 'ACTIVE';
  const actions: ClientAction[] = [];
  if (!account.isIdentityKnown && holds(reader.access, 'BOOK', 'WRITE')) actions.push('identity');
  if (holds(reader.access, 'AUTHENTICATED_CLIENTS', 'WRITE')) actions.push('details');
  if (holds(reader.access, 'ROLE', 'GRANT')) actions.push('role', 'access');
  if (isClosed && holds(reader.access, 'LIFT_BAN_AND_SUSPENSION', 'WRITE')) actions.push('lift');
  if (!isClosed && holds(reader.access, 'SUSPEND_CLIENTS', 'WRITE')) actions.push('suspend');
  if (account.state !== 'BANNED' && holds(reader.access, 'BAN_CLIENTS', 'WRITE')) actions.push('ban');
  return actions;
}
