import * as contract from '#contract/threads/crisis-phrases.endpoints.ts';
import { route, type Route } from '../../http/route.ts';
import { addCrisisPhrase } from './add-crisis-phrase.ts';
import { keptCrisisPhrases } from './crisis-phrases-setting.ts';
import { removeCrisisPhrase } from './remove-crisis-phrase.ts';

export const crisisPhrasesRoutes: Route[] = [
  route(contract.readCrisisPhrases, async ({ deps }) => ({ items: await keptCrisisPhrases(deps.db) })),
  route(contract.addCrisisPhrase, ({ deps, actor, body }) => addCrisisPhrase(deps, actor, body)),
  route(contract.removeCrisisPhrase, ({ deps, actor, parameters }) => removeCrisisPhrase(deps, actor, parameters)),
];
