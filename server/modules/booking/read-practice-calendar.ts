import { subDays } from 'date-fns';
import { and, asc, count, eq, gte, inArray } from 'drizzle-orm';
import { holds } from '#contract/permissions.ts';
import type { Deps } from '../../deps.ts';
import { refused } from '../../http/problem.ts';
import { isInState } from '../auth/account.queries.ts';
import { accounts, roles } from '../auth/auth.tables.ts';
import { personName } from '../auth/person-name.ts';
import { therapists } from '../therapist/therapist.tables.ts';
import { calendarSubscriptions, reservationHistory, reservations } from './booking.tables.ts';
import { practiceCalendar, type CalendarEntry } from './practice-calendar.ts';

/** How far back it goes: what is older leaves the program that reads it. */
const pastDays = 30;

/** What is shown: what takes place or took place, and what waits for an answer. */
const shownStatuses = ['ON_STAND_BY', 'ACCEPTED', 'COMPLETED', 'NO_SHOW'] as const;

/**
 * What a calendar program reads at a therapist's private address, as iCalendar. Throws NOT_FOUND for an address that is
 * none or was withdrawn, and whenever its owner could not read these appointments themselves.
 */
export async function readPracticeCalendar(deps: Deps, secret: string): Promise<string> {
  const now = deps.clock.now();
  const [owner] = await deps.db
    .select({
      accountId: accounts.id,
      showsNames: calendarSubscriptions.showsNames,
      isDiscreet: accounts.isDiscreet,
      locale: accounts.locale,
      ownAccess: accounts.access,
      roleAccess: roles.access,
      therapistId: therapists.id,
      therapist: therapists.fullName,
    })
    .from(calendarSubscriptions)
    .innerJoin(accounts, eq(accounts.id, calendarSubscriptions.accountId))
    .innerJoin(roles, eq(roles.id, accounts.roleId))
    .innerJoin(therapists, eq(therapists.userId, accounts.id))
    .where(and(eq(calendarSubscriptions.secret, secret), isInState('ACTIVE', now)));
  if (!owner || !holds(owner.ownAccess ?? owner.roleAccess, 'RESERVATION', 'READ')) throw refused('NOT_FOUND');
  await deps.db.update(calendarSubscriptions).set({ lastReadAt: now }).where(eq(calendarSubscriptions.secret, secret));
  const { therapist, showsNames, isDiscreet, locale } = owner;
  const entries = await findEntries(deps, owner.therapistId, now);
  const shown = showsNames && !isDiscreet ? entries : entries.map((entry) => ({ ...entry, clientName: null }));
  return practiceCalendar({ therapist, entries: shown, siteUrl: deps.siteUrl }, { locale, isDiscreet });
}

async function findEntries({ db }: Deps, therapistId: string, now: Date): Promise<CalendarEntry[]> {
  const { id, mode, status, startDateTime, endDateTime, updatedAt } = reservations;
  const { firstName, lastName, userName } = accounts;
  const rows = await db
    .select({ id, mode, status, startDateTime, endDateTime, updatedAt, firstName, lastName, userName, steps: count(reservationHistory.id) })
    .from(reservations)
    .innerJoin(accounts, eq(accounts.id, reservations.userId))
    .leftJoin(reservationHistory, eq(reservationHistory.reservationId, reservations.id))
    .where(and(eq(reservations.therapistId, therapistId), inArray(status, [...shownStatuses]), gte(startDateTime, subDays(now, pastDays))))
    .groupBy(reservations.id, accounts.id)
    .orderBy(asc(startDateTime), asc(id));
  return rows.map((row) => ({ ...row, clientName: personName(row) }));
}
