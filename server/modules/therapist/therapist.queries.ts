import { and, asc, eq, getTableColumns, ilike, or, sql, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { accounts } from '../auth/auth.tables.ts';
import { files } from '../bucket/bucket.tables.ts';
import { schedules } from '../booking/booking.tables.ts';
import { services, therapists } from './therapist.tables.ts';

const photo = getTableColumns(files);

const selectTherapists = (db: Db) =>
  db
    .select({
      ...getTableColumns(therapists),
      photo,
      account: { state: accounts.state, suspendedUntil: accounts.suspendedUntil },
      timeZone: schedules.timeZone,
      weekly: schedules.weekly,
      seasons: schedules.seasons,
      hasServices: sql<boolean>`exists (select 1 from services where services.therapist_id = therapists.id and services.is_active)`,
    })
    .from(therapists)
    .innerJoin(accounts, eq(accounts.id, therapists.userId))
    .leftJoin(files, eq(files.id, therapists.photoFileId))
    .leftJoin(schedules, eq(schedules.userId, therapists.userId))
    .$dynamic();

export type TherapistRow = Awaited<ReturnType<typeof selectTherapists>>[number];

export function findTherapists(db: Db, where: SQL | undefined, order: SQL[], limit: number, offset: number): Promise<TherapistRow[]> {
  return selectTherapists(db)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/** One therapist, by slug or by id. */
export async function findTherapist(db: Db, slugOrId: string): Promise<TherapistRow | undefined> {
  const [row] = await selectTherapists(db).where(or(eq(therapists.slug, slugOrId), eq(therapists.id, slugOrId)));
  return row;
}

/** Every therapist, and whether they have begun to present themselves. */
export function findTherapistPaths(db: Db) {
  const isPresented = sql<boolean>`coalesce(${therapists.about} -> 'fr' ->> 0, '') <> ''`;
  const { slug, fullName, title, updatedAt } = therapists;
  return db.select({ slug, fullName, title, updatedAt, isPresented }).from(therapists).orderBy(asc(therapists.order));
}

/** What a therapist offers today, in its order. */
export function findServicesOf(db: Db, therapistId: string) {
  return db
    .select()
    .from(services)
    .where(and(eq(services.therapistId, therapistId), services.isActive))
    .orderBy(asc(services.order), asc(services.id));
}

export type ServiceRow = typeof services.$inferSelect;

export function isCalled(keyword: string): SQL {
  return ilike(therapists.fullName, `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}
