import { expect, test } from 'vitest';
import { slugOf } from './slug-of.ts';

test.each([
  ['Anxiété et stress', 'anxiete-et-stress'],
  ['L’été, à cœur ouvert : « Ça va ? »', 'l-ete-a-coeur-ouvert-ca'],
  ['Un deux trois quatre cinq six sept', 'un-deux-trois-quatre-cinq-six'],
  ['فضفضة', 'fdhfdha'],
  ['القلق', 'alklk'],
  ['***', 'texte'],
  ['Featured', 'featured-1'],
  ['Static paths', 'static-paths-1'],
  ['0123456789abcdef01234567', '0123456789abcdef01234567-1'],
])('%s is at %s', (name, slug) => expect(slugOf(name)).toBe(slug));
