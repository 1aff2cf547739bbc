import { listAllCategories } from '#contract/categories/categories.endpoints.ts';
import type { Caller } from './practice.ts';

/** Where an article of a journey is filed. */
export async function someCategory(api: Caller['api']): Promise<string[]> {
  const { items } = await api.call(listAllCategories, {});
  return items.slice(0, 1).map(({ id }) => id);
}
