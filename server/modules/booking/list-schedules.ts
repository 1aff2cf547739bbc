import { asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { listSchedules as declared } from '#contract/booking/booking.endpoints.ts';
import type { AnswerOf, QueryOf } from '#contract/endpoint.ts';
import { countUpTo, pageOf } from '../../database/paging.ts';
import type { Deps } from '../../deps.ts';
import { isCalled } from '../therapist/therapist.queries.ts';
import { therapists } from '../therapist/therapist.tables.ts';
import { schedules } from './booking.tables.ts';

/** The schedules of the practice, by the names of their therapists. */
export async function listSchedules(deps: Deps, query: QueryOf<typeof declared>): Promise<AnswerOf<typeof declared>> {
  const called = (keyword: string) => deps.db.select({ userId: therapists.userId }).from(therapists).where(isCalled(keyword));
  const where = query.keyword ? inArray(schedules.userId, called(query.keyword)) : undefined;
  const towards = query['sort-direction'] === 'asc' ? asc : desc;
  const column = { fullName: therapists.fullName, updatedAt: schedules.updatedAt }[query['sort-field']];
  return pageOf(query, {
    rows: (limit, offset) =>
      deps.db
        .select(getTableColumns(schedules))
        .from(schedules)
        .leftJoin(therapists, eq(therapists.userId, schedules.userId))
        .where(where)
        .orderBy(towards(column), towards(schedules.userId))
        .limit(limit)
        .offset(offset),
    countUpTo: (atMost) => countUpTo(deps.db, schedules, where, atMost),
  });
}
