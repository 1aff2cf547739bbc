import type { Schedule } from '#contract/booking/booking.schema.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { findSchedule } from './schedule.queries.ts';

export async function readOwnSchedule(deps: Deps, actor: Actor): Promise<Schedule> {
  const schedule = await findSchedule(deps.db, actor.accountId);
  if (!schedule) throw notFound('SCHEDULE');
  return schedule;
}
