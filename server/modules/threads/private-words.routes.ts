import * as contract from '#contract/threads/private-words.endpoints.ts';
import { route, type Route } from '../../http/route.ts';
import { listOwnPrivateWords } from './list-own-private-words.ts';
import { sendPrivateWord } from './send-private-word.ts';

export const privateWordsRoutes: Route[] = [
  route(contract.listOwnPrivateWords, ({ deps, actor, query }) => listOwnPrivateWords(deps, actor, query)),
  route(contract.sendPrivateWord, ({ deps, actor, parameters, body, clientItemId }) =>
    sendPrivateWord(deps, actor, { ...body, ...parameters, clientItemId }),
  ),
];
