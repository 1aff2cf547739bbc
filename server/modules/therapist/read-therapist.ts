import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/problem.ts';
import { opennessOf } from './is-bookable.ts';
import { presentTherapist } from './present-therapist.ts';
import { findServicesOf, findTherapist } from './therapist.queries.ts';

/** One therapist with what they offer, by slug or id. */
export async function readTherapist(deps: Deps, slugOrId: string): Promise<Therapist> {
  const row = await findTherapist(deps.db, slugOrId);
  if (!row) throw notFound('THERAPIST');
  return presentTherapist(row, await findServicesOf(deps.db, row.id), await opennessOf(deps));
}
