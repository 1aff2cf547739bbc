import { asc, desc } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listTherapists as endpoint } from '#contract/therapist/therapist.endpoints.ts';
import { countUpTo, pageOf, type Page } from '../../database/paging.ts';
import type { Deps } from '../../deps.ts';
import { presentTherapistSummary, type TherapistSummary } from './present-therapist.ts';
import { findTherapists, isCalled } from './therapist.queries.ts';
import { therapists } from './therapist.tables.ts';

export async function listTherapists(deps: Deps, query: QueryOf<typeof endpoint>): Promise<Page<TherapistSummary>> {
  const where = query.keyword ? isCalled(query.keyword) : undefined;
  const direction = query['sort-direction'] === 'asc' ? asc : desc;
  const column = { order: therapists.order, fullName: therapists.fullName }[query['sort-field']];
  const order = [direction(column), direction(therapists.id)];
  return pageOf(query, {
    rows: async (limit, offset) => (await findTherapists(deps.db, where, order, limit, offset)).map(presentTherapistSummary),
    countUpTo: (atMost) => countUpTo(deps.db, therapists, where, atMost),
  });
}
