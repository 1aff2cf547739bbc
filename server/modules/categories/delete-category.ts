import { eq } from 'drizzle-orm';
import type { Category } from '#contract/categories/categories.schema.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { isStillReferred } from '../../database/database-refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound, refused } from '../../http/problem.ts';
import { categories } from './categories.tables.ts';
import { lockCategories, numberCategories } from './category-order.ts';
import { presentCategory } from './present-category.ts';

/** Removes a category nothing is filed under; drafts and threads still being read count too. */
export async function deleteCategory(deps: Deps, actor: Actor, { id }: { id: string }): Promise<Category> {
  try {
    return await deps.db.transaction(async (tx) => {
      const all = await lockCategories(tx);
      const category = all.find((each) => each.id === id);
      if (!category) throw notFound('CATEGORY');
      await tx.delete(categories).where(eq(categories.id, id));
      await numberCategories(
        tx,
        all.filter((each) => each.id !== id),
        deps.clock.now(),
      );
      await recordAudit(deps, tx, actor, { kind: 'CATEGORY_DELETED', subjects: [id], detail: category.slug });
      return presentCategory(category);
    });
  } catch (error) {
    throw isStillReferred(error) ? refused('CATEGORY_IN_USE') : error;
  }
}
