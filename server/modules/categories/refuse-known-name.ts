import { duplicate } from '../../http/problem.ts';
import { slugOf } from '../../slugs/slug-of.ts';
import type { CategoryRow } from './categories.queries.ts';

/** Throws when another category is called so: accents and capitals make no difference to who looks for it. */
export function refuseKnownName(others: readonly CategoryRow[], french: string): void {
  const wanted = slugOf(french);
  if (others.some(({ name }) => slugOf(name.fr) === wanted)) throw duplicate('CATEGORY', 'name.fr');
}
