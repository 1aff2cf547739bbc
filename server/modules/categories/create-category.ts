import type { createCategory as declared } from '#contract/categories/categories.endpoints.ts';
import type { Category } from '#contract/categories/categories.schema.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { slugOf } from '../../slugs/slug-of.ts';
import { underFirstFree } from '../../slugs/under-first-free.ts';
import { categories } from './categories.tables.ts';
import { lockCategories, numberCategories } from './category-order.ts';
import { presentCategory } from './present-category.ts';
import { refuseKnownName } from './refuse-known-name.ts';

/** Adds a category at the place asked for, else at the end. */
export function createCategory(deps: Deps, actor: Actor, { name, order }: BodyOf<typeof declared>): Promise<Category> {
  return deps.db.transaction(async (tx) => {
    const others = await lockCategories(tx);
    refuseKnownName(others, name.fr);
    const now = deps.clock.now();
    const place = Math.min(order ?? others.length + 1, others.length + 1);
    const values = { id: newId(now), name, order: place, updatedAt: now };
    // One that was renamed still has the address of its first name.
    const made = await underFirstFree(slugOf(name.fr), async (slug) => {
      const [row] = await tx
        .insert(categories)
        .values({ ...values, slug })
        .onConflictDoNothing()
        .returning();
      return row;
    });
    await numberCategories(tx, others.toSpliced(place - 1, 0, made), now);
    await recordAudit(deps, tx, actor, { kind: 'CATEGORY_CREATED', subjects: [made.id], detail: made.slug });
    return presentCategory(made);
  });
}
