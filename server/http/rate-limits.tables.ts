import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** How often something was done lately. rate-limiter-flexible writes the columns in this order. */
export const rateLimitCounts = pgTable(
  'rate_limit_counts',
  {
    /** The limit, and a keyed hash of whom it holds for: no address and no e-mail is kept. */
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    /** In milliseconds since 1970. */
    expire: bigint('expire', { mode: 'number' }),
  },
  (table) => [index('rate_limit_counts_expire').on(table.expire)],
);
