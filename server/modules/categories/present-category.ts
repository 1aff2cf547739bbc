import type { Category } from '#contract/categories/categories.schema.ts';
import type { CategoryRow } from './categories.queries.ts';

export const presentCategory = ({ id, slug, name, order }: CategoryRow): Category => ({ id, slug, name, order });
