import { addHours } from 'date-fns';
import type { Db } from '../../database/connect.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import { mailLater } from '../mailing/mail-later.ts';
import type { accounts } from './auth.tables.ts';

type Sanction = Pick<typeof accounts.$inferSelect, 'state' | 'stateReason' | 'suspendedUntil'>;

/**
 * Writes to the person whose account has just been closed: they are signed out, and would learn it at the door. The
 * letter reads state and reason when it leaves; the same sanction again is no news.
 */
export async function tellOfSanction(deps: Deps, tx: Db, before: Sanction & { id: string }, after: Sanction): Promise<void> {
  const isSameEnd = before.suspendedUntil?.getTime() === after.suspendedUntil?.getTime();
  if (before.state === after.state && before.stateReason === after.stateReason && isSameEnd) return;
  const now = deps.clock.now();
  const kind = after.state === 'BANNED' ? 'BAN' : 'SUSPENSION';
  await mailLater(deps, tx, { news: `${kind} ${newId(now)}`, accountId: before.id, mail: { kind }, until: addHours(now, 48) });
}
