import { asc, count, eq } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { accounts } from '../auth/auth.tables.ts';
import { schedules } from '../booking/booking.tables.ts';
import { services, therapists } from './therapist.tables.ts';

/** Every therapist with what makes them bookable: sessions on offer and hours. */
export function findTeam(db: Db) {
  const offered = db
    .select({ therapistId: services.therapistId, count: count().as('count') })
    .from(services)
    .where(eq(services.isActive, true))
    .groupBy(services.therapistId)
    .as('offered');
  return db
    .select({
      id: therapists.id,
      slug: therapists.slug,
      userId: therapists.userId,
      fullName: therapists.fullName,
      about: therapists.about,
      email: accounts.email,
      invitedAt: accounts.invitedAt,
      mailRefusedAt: accounts.mailRefusedAt,
      account: { state: accounts.state, suspendedUntil: accounts.suspendedUntil },
      services: offered.count,
      weekly: schedules.weekly,
      seasons: schedules.seasons,
    })
    .from(therapists)
    .innerJoin(accounts, eq(accounts.id, therapists.userId))
    .leftJoin(offered, eq(offered.therapistId, therapists.id))
    .leftJoin(schedules, eq(schedules.userId, therapists.userId))
    .orderBy(asc(therapists.order), asc(therapists.id));
}

export type TeamMember = Awaited<ReturnType<typeof findTeam>>[number];
