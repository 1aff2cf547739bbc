import { isAfter, isDate } from '#contract/validation-rules.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { refused } from '../../http/problem.ts';
import type { Stretch } from './availability.ts';
import { findAcceptedWithin } from './days-off.queries.ts';

const earliest = '2000-01-01T00:00:00.000Z';
const latest = '2200-01-01T00:00:00.000Z';

/** The stretch of an absence; throws a 400 when it ends before it starts or lies in no calendar of ours. */
export function absenceOf(body: { startDateTime: string; endDateTime: string }): Stretch {
  const start = new Date(body.startDateTime);
  const end = new Date(body.endDateTime);
  if (start < new Date(earliest)) throw brokenRule('startDateTime', isDate);
  if (end > new Date(latest)) throw brokenRule('endDateTime', isDate);
  if (end <= start) throw brokenRule('endDateTime', isAfter(body.startDateTime));
  return { start, end };
}

/** Throws DAYS_OFF_CONFLICT with their list when accepted reservations fall within the absence. */
export async function refuseConflicts(deps: Deps, tx: Db, userId: string, absence: Stretch): Promise<void> {
  const accepted = await findAcceptedWithin(tx, userId, absence, deps.clock.now());
  if (accepted.length === 0) return;
  const conflicts = accepted.map(({ id, startDateTime }) => ({ id, startDateTime: startDateTime.toISOString() }));
  throw refused('DAYS_OFF_CONFLICT', { conflicts });
}
