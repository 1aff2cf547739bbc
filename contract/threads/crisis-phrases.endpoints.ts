import { anyone, endpoint, requires } from '../endpoint.ts';
import { itemsOf } from '../pagination.ts';
import { crisisPhrase, crisisPhraseBody } from './crisis-phrases.schema.ts';

// Beside SPEC 7, and DOMAIN 7: see docs/decisions/017-moderation.md.
const moderates = requires('ALL_THREADS', 'WRITE');

export const readCrisisPhrases = endpoint({
  method: 'GET',
  path: '/v1/threads/crisis-phrases',
  summary:
    'The phrases of distress that the practice has added to the built-in ones, the oldest first; devices compare what is written with them.',
  access: anyone,
  answer: itemsOf(crisisPhrase),
  cache: 'READABLE_OFFLINE',
});

export const addCrisisPhrase = endpoint({
  method: 'POST',
  path: '/v1/threads/crisis-phrases/',
  summary: 'Adds a phrase of distress; what waits to be read and holds it comes to the front of the queue.',
  access: moderates,
  body: crisisPhraseBody,
  answer: crisisPhrase,
  creates: true,
  problems: ['DUPLICATE', 'CRISIS_PHRASES_FULL'],
});

export const removeCrisisPhrase = endpoint({
  method: 'DELETE',
  path: '/v1/threads/crisis-phrases/{id}',
  summary: 'Takes an added phrase away again and answers it as it was; what it has brought to the front stays there.',
  access: moderates,
  answer: crisisPhrase,
  problems: ['NOT_FOUND'],
});
