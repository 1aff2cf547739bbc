import { eq } from 'drizzle-orm';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { isStillReferred } from '../../database/database-refusal.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound, refused } from '../../http/problem.ts';
import { schedules } from '../booking/booking.tables.ts';
import { opennessOf } from './is-bookable.ts';
import { presentTherapist } from './present-therapist.ts';
import { findServicesOf, findTherapist } from './therapist.queries.ts';
import { services, therapists } from './therapist.tables.ts';

/** Removes a profile nothing depends on, with what it offers; the account and its role stay. */
export async function deleteTherapist(deps: Deps, actor: Actor, { id }: { id: string }): Promise<Therapist> {
  try {
    return await deps.db.transaction((tx) => removeProfile(deps, tx, actor, id));
  } catch (error) {
    throw isStillReferred(error) ? refused('THERAPIST_IN_USE') : error;
  }
}

/** The same, as part of a transaction. */
export async function removeProfile(deps: Deps, tx: Db, actor: Actor, id: string): Promise<Therapist> {
  const row = await findTherapist(tx, id);
  if (row?.id !== id) throw notFound('THERAPIST');
  const therapist = presentTherapist(row, await findServicesOf(tx, id), await opennessOf({ ...deps, db: tx }));
  await tx.delete(services).where(eq(services.therapistId, id));
  await tx.delete(therapists).where(eq(therapists.id, id));
  await tx.delete(schedules).where(eq(schedules.userId, row.userId));
  await recordAudit(deps, tx, actor, { kind: 'THERAPIST_DELETED', subjects: [id, row.userId], detail: row.slug });
  return therapist;
}
