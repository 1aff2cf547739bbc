import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { idColumn, instantColumn } from '../../database/columns.ts';
import { accounts } from '../auth/auth.tables.ts';

export const files = pgTable(
  'files',
  {
    id: idColumn().primaryKey(),
    /** What its address shows: random, so that nobody walks from one file to the next. */
    key: text('key').notNull().unique(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    widthPixels: integer('width_pixels'),
    heightPixels: integer('height_pixels'),
    /** Of the bytes as they came in, so that the same photo sent twice is noticed. */
    sha256: text('sha256').notNull(),
    ownerId: idColumn('owner_id').references(() => accounts.id, { onDelete: 'set null' }),
    isPublic: boolean('is_public').notNull().default(false),
    clientItemId: text('client_item_id'),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [
    index('files_owner').on(table.ownerId, table.createdAt),
    index('files_sha256').on(table.sha256),
    uniqueIndex('files_client_item').on(table.clientItemId),
  ],
);
