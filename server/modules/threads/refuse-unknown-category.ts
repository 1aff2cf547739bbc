import { eq } from 'drizzle-orm';
import { exists } from '#contract/validation-rules.ts';
import type { Db } from '../../database/connect.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { categories } from '../categories/categories.tables.ts';

/** Throws on the field when no category has this id. */
export async function refuseUnknownCategory(tx: Db, categoryId: string): Promise<void> {
  const [known] = await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, categoryId));
  if (!known) throw brokenRule('categoryId', exists(false));
}
