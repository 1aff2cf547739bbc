import {
  listTherapists,
  readTherapist,
  therapistHealth,
  therapistIdBySlug,
  therapistStaticPaths,
} from '#contract/therapist/therapist.endpoints.ts';
import { serviceHealth } from '../../http/health.ts';
import { notFound } from '../../http/problem.ts';
import { route, type Route } from '../../http/route.ts';
import { listTherapists as list } from './list-therapists.ts';
import { readTherapist as read } from './read-therapist.ts';
import { findTherapist, findTherapistPaths } from './therapist.queries.ts';

export const therapistRoutes: Route[] = [
  route(therapistHealth, async ({ deps }) => serviceHealth(deps, 'therapist', 'therapists')),
  route(listTherapists, async ({ deps, query }) => list(deps, query)),
  route(therapistStaticPaths, async ({ deps }) =>
    (await findTherapistPaths(deps.db)).map(({ slug, updatedAt }) => ({ slug, updatedAt: updatedAt.toISOString() })),
  ),
  route(therapistIdBySlug, async ({ deps, parameters }) => {
    const row = await findTherapist(deps.db, parameters.slug);
    if (!row) throw notFound('THERAPIST');
    return { id: row.id };
  }),
  route(readTherapist, async ({ deps, parameters }) => read(deps, parameters.slug)),
];
