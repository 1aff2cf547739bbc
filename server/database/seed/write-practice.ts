import type { Deps } from '../../deps.ts';
import { schedules } from '../../modules/booking/booking.tables.ts';
import { writeSetting } from '../../modules/client/settings.queries.ts';
import { services, therapists } from '../../modules/therapist/therapist.tables.ts';
import { newId } from '../new-id.ts';
import { beneficiary, legalNotice, practice } from './practice.ts';
import { scheduleFrom } from './schedule.ts';
import type { SeededPractice } from './seed-content.ts';
import { services as offered } from './services.ts';
import { therapist } from './therapist.ts';

/** The settings of the practice, and its therapist on an account, with services and schedule. */
export async function writePractice(deps: Deps, userId: string): Promise<SeededPractice> {
  const now = deps.clock.now();
  await writeSetting(deps.db, 'practice', practice);
  await writeSetting(deps.db, 'beneficiary', beneficiary);
  await writeSetting(deps.db, 'legal-notice', legalNotice);
  const therapistId = newId(now);
  await deps.db.insert(therapists).values({ ...therapist, id: therapistId, userId, updatedAt: now });
  const rows = offered.map((service, order) => ({ ...service, id: newId(now), therapistId, order }));
  await deps.db.insert(services).values(rows);
  await deps.db.insert(schedules).values({ ...scheduleFrom(now), userId, updatedAt: now });
  return { therapistId, serviceIds: rows.map(({ id }) => id) as unknown as SeededPractice['serviceIds'] };
}
