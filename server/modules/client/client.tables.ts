import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** What differs between practices, and the keys the server makes for itself: one row a name. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});
