import { eq } from 'drizzle-orm';
import type { updateCategory as declared } from '#contract/categories/categories.endpoints.ts';
import type { Category } from '#contract/categories/categories.schema.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { categories } from './categories.tables.ts';
import { lockCategories, numberCategories } from './category-order.ts';
import { presentCategory } from './present-category.ts';
import { refuseKnownName } from './refuse-known-name.ts';

type Input = BodyOf<typeof declared> & { id: string };

/** Renames a category or moves it; its address stays, because links lead to it. */
export function updateCategory(deps: Deps, actor: Actor, { id, name, order }: Input): Promise<Category> {
  return deps.db.transaction(async (tx) => {
    const all = await lockCategories(tx);
    const index = all.findIndex((each) => each.id === id);
    const category = all[index];
    if (!category) throw notFound('CATEGORY');
    const others = all.toSpliced(index, 1);
    refuseKnownName(others, name.fr);
    const now = deps.clock.now();
    const place = Math.min(order ?? index + 1, all.length);
    await tx.update(categories).set({ name, updatedAt: now }).where(eq(categories.id, id));
    await numberCategories(tx, others.toSpliced(place - 1, 0, category), now);
    await recordAudit(deps, tx, actor, { kind: 'CATEGORY_UPDATED', subjects: [id], detail: `${category.slug} ${place}` });
    return presentCategory({ ...category, name, order: place });
  });
}
