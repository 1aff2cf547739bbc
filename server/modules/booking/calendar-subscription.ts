import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CalendarSubscription } from '#contract/booking/calendar-subscription.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { calendarSubscriptions } from './booking.tables.ts';
import { findTherapistId } from './schedule.queries.ts';

/** Where calendar programs read: `/calendar/{secret}.ics`, outside the API. */
export const calendarPath = '/calendar';

/** The caller's, who must be a therapist: NOT_FOUND otherwise. */
export async function readCalendarSubscription(deps: Deps, { accountId }: Actor): Promise<CalendarSubscription> {
  await refuseNonTherapist(deps, accountId);
  const [row] = await deps.db.select().from(calendarSubscriptions).where(eq(calendarSubscriptions.accountId, accountId));
  return {
    address: row ? `${deps.siteUrl}${calendarPath}/${row.secret}.ics` : null,
    showsNames: row?.showsNames ?? false,
    lastReadAt: row?.lastReadAt?.toISOString() ?? null,
  };
}

/** Makes the address, or changes what is shown at the one there is. */
export async function saveCalendarSubscription(deps: Deps, actor: Actor, { showsNames }: { showsNames: boolean }) {
  const { accountId } = actor;
  await refuseNonTherapist(deps, accountId);
  const secret = randomBytes(32).toString('base64url');
  await deps.db.transaction(async (tx) => {
    await tx
      .insert(calendarSubscriptions)
      .values({ accountId, secret, showsNames, createdAt: deps.clock.now() })
      .onConflictDoUpdate({ target: calendarSubscriptions.accountId, set: { showsNames } });
    await recordAudit(deps, tx, actor, { kind: 'CALENDAR_ADDRESS_MADE', subjects: [accountId], detail: showsNames ? 'NAMES' : 'TIMES' });
  });
  return readCalendarSubscription(deps, actor);
}

/** Withdraws the address; without one, nothing happens. */
export async function revokeCalendarSubscription(deps: Deps, actor: Actor): Promise<CalendarSubscription> {
  const { accountId } = actor;
  await deps.db.transaction(async (tx) => {
    const gone = await tx.delete(calendarSubscriptions).where(eq(calendarSubscriptions.accountId, accountId)).returning();
    if (gone.length > 0) await recordAudit(deps, tx, actor, { kind: 'CALENDAR_ADDRESS_REVOKED', subjects: [accountId] });
  });
  return readCalendarSubscription(deps, actor);
}

async function refuseNonTherapist({ db }: Deps, accountId: string): Promise<void> {
  if ((await findTherapistId(db, accountId)) === null) throw notFound('SCHEDULE');
}
