import type { Language } from './accounts.ts';

/**
 * The languages of a journey: what a page does is the same in each. French in `npm test`; `npm run prove` drives every
 * journey in both. The words of the specification, the main job and accessibility are looked at in both each time.
 */
export const journeyLanguages: readonly Language[] = process.env['PROVE_LANGUAGES'] === 'both' ? ['fr', 'en'] : ['fr'];
