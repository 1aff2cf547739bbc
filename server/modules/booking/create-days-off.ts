import type { createDaysOff as declared } from '#contract/booking/booking.endpoints.ts';
import type { DaysOff } from '#contract/booking/booking.schema.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { exists, isAfter } from '#contract/validation-rules.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import { may, type Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { refused } from '../../http/problem.ts';
import { absenceOf, layDown } from './absence.ts';
import { daysOff } from './booking.tables.ts';
import { showDaysOff } from './days-off.queries.ts';
import { findTherapistId } from './schedule.queries.ts';

/** Adds an absence of one's own, or of somebody else for who may write those. */
export async function createDaysOff(deps: Deps, actor: Actor, body: BodyOf<typeof declared>): Promise<DaysOff> {
  const absence = absenceOf(body);
  const now = deps.clock.now();
  // Nobody would find it again: a year was mistyped. One that comes again every year has times to come.
  if (!absence.yearly && absence.end <= now) throw brokenRule('endDateTime', isAfter(now.toISOString()));
  const userId = body.userId ?? actor.accountId;
  if (userId !== actor.accountId) {
    if (!may(actor, 'DAYSOFF', 'WRITE')) throw refused('ACCESS_MISMATCH');
    if ((await findTherapistId(deps.db, userId)) === null) throw brokenRule('userId', exists(false));
  }
  const row = {
    id: newId(now),
    userId,
    startDateTime: absence.start,
    endDateTime: absence.end,
    label: body.label || null,
    yearly: absence.yearly,
  };
  await layDown(deps, actor, { userId, absence, body, kind: 'ABSENCE_ADDED' }, (tx) => tx.insert(daysOff).values(row));
  return showDaysOff(deps.db, row, now);
}
