import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Localized } from '#contract/locale.ts';
import { idColumn, instantColumn } from '../../database/columns.ts';

export const categories = pgTable('categories', {
  id: idColumn().primaryKey(),
  slug: text('slug').notNull().unique(),
  name: jsonb('name').$type<Localized>().notNull(),
  order: integer('sort_order').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});
