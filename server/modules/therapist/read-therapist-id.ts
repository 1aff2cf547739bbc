import type { Deps } from '../../deps.ts';
import { notFound } from '../../http/problem.ts';
import { findTherapist } from './therapist.queries.ts';

export async function readTherapistId(deps: Deps, slug: string): Promise<{ id: string }> {
  const row = await findTherapist(deps.db, slug);
  if (!row) throw notFound('THERAPIST');
  return { id: row.id };
}
