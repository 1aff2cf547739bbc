import { asc, desc } from 'drizzle-orm';
import type { QueryOf } from '#contract/endpoint.ts';
import type { listTherapists as endpoint } from '#contract/therapist/therapist.endpoints.ts';
import { countUpTo, pageOf, type Page } from '../../database/paging.ts';
import type { Deps } from '../../deps.ts';
import { opennessOf } from './is-bookable.ts';
import { presentTherapistSummary, type TherapistSummary } from './present-therapist.ts';
import { findTherapists, isCalled } from './therapist.queries.ts';
import { therapists } from './therapist.tables.ts';

export async function listTherapists(deps: Deps, query: QueryOf<typeof endpoint>): Promise<Page<TherapistSummary>> {
  const where = query.keyword ? isCalled(query.keyword) : undefined;
  const direction = query['sort-direction'] === 'asc' ? asc : desc;
  const column = { order: therapists.order, fullName: therapists.fullName }[query['sort-field']];
  const order = [direction(column), direction(therapists.id)];
  return pageOf(query, {
    rows: async (limit, offset) => {
      const openness = await opennessOf(deps);
      return (await findTherapists(deps.db, where, order, limit, offset)).map((row) => presentTherapistSummary(row, openness));
    },
    countUpTo: (atMost) => countUpTo(deps.db, therapists, where, atMost),
  });
}
