import type { Deps } from '../../deps.ts';
import { categories } from '../../modules/categories/categories.tables.ts';
import { newId } from '../new-id.ts';
import { categories as named } from './categories.ts';
import type { SeededPeople } from './seed-accounts.ts';
import { writeBlogs } from './write-blogs.ts';
import { writePractice } from './write-practice.ts';
import { writeThreads } from './write-threads.ts';

export interface SeededPractice {
  therapistId: string;
  serviceIds: readonly [string, string, string, string];
}

/** The practice, its therapist with services and schedule, categories, articles and threads. */
export async function seedContent(deps: Deps, people: SeededPeople): Promise<SeededPractice> {
  const practice = await writePractice(deps, people.therapistId);
  const categoryIds = await writeCategories(deps);
  await writeBlogs(deps, practice.therapistId, categoryIds);
  await writeThreads(deps, categoryIds);
  return practice;
}

async function writeCategories(deps: Deps): Promise<Map<string, string>> {
  const now = deps.clock.now();
  const rows = named.map((category) => ({ ...category, id: newId(now), updatedAt: now }));
  await deps.db.insert(categories).values(rows);
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}
