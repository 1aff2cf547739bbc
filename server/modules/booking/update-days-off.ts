import { eq } from 'drizzle-orm';
import type { updateDaysOff as declared } from '#contract/booking/booking.endpoints.ts';
import type { DaysOff } from '#contract/booking/booking.schema.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { absenceOf, layDown } from './absence.ts';
import { daysOff } from './booking.tables.ts';
import { showDaysOff } from './days-off.queries.ts';
import { reachableDaysOff } from './read-days-off.ts';

/** Changes when an absence is, whether it comes every year, and its label; whose it is stays. */
export async function updateDaysOff(deps: Deps, actor: Actor, body: BodyOf<typeof declared> & { id: string }): Promise<DaysOff> {
  const absence = absenceOf(body);
  const { id, userId } = await reachableDaysOff(deps, actor, body.id, 'WRITE');
  const set = { startDateTime: absence.start, endDateTime: absence.end, label: body.label || null, yearly: absence.yearly };
  await layDown(deps, actor, { userId, absence, body, kind: 'ABSENCE_CHANGED' }, async (tx) => {
    const [row] = await tx.update(daysOff).set(set).where(eq(daysOff.id, id)).returning();
    if (!row) throw notFound('DAYSOFF');
  });
  return showDaysOff(deps.db, { id, userId, ...set }, deps.clock.now());
}
