import type { Figures, readFigures as declared } from '#contract/booking/figures.endpoints.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { figuresOf } from './figures-of.ts';
import { findCountedReservations } from './figures.queries.ts';
import { practiceScope } from './practice-scope.ts';
import { firstMonday, instantsAt } from './zoned-time.ts';

/** The last weeks in numbers, this one included; by the practice's clocks. Nothing about a person: it is no look at anybody. */
export async function readFigures(deps: Deps, actor: Actor, query: QueryOf<typeof declared>): Promise<Figures> {
  const { db, clock } = deps;
  const weeks = Number(query.weeks);
  const now = clock.now();
  const timeZone = defaultTimeZone;
  const from = firstMonday(timeZone, now, weeks);
  const scope = await practiceScope(deps, actor);
  const since = new Date(instantsAt(timeZone, from, 0).earlier);
  const found = scope ? await findCountedReservations(db, scope.where, since) : [];
  return figuresOf(found, { timeZone, from, weeks, now });
}
