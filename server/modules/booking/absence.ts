import { isAfter, isDate } from '#contract/validation-rules.ts';
import { recordLook } from '../../audit/record-look.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
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

/**
 * Writes an absence, unless accepted reservations fall within it: then DAYS_OFF_CONFLICT tells which, and the trail
 * holds that they were told.
 */
export async function layDown(
  deps: Deps,
  actor: Actor,
  { userId, absence }: { userId: string; absence: Stretch },
  write: (tx: Db) => Promise<unknown>,
): Promise<void> {
  const accepted = await deps.db.transaction(async (tx) => {
    const found = await findAcceptedWithin(tx, userId, absence, deps.clock.now());
    if (found.length === 0) await write(tx);
    return found;
  });
  if (accepted.length === 0) return;
  const conflicts = accepted.map(({ id, startDateTime }) => ({ id, startDateTime: startDateTime.toISOString() }));
  await recordLook(
    deps,
    actor,
    'RESERVATION_VIEWED',
    conflicts.map(({ id }) => id),
  );
  throw refused('DAYS_OFF_CONFLICT', { conflicts });
}
