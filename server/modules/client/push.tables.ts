import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PushKind } from '#contract/client/push-kinds.ts';
import type { Locale } from '#contract/locale.ts';
import { idColumn, instantColumn } from '../../database/columns.ts';
import { accounts, devices } from '../auth/auth.tables.ts';

/** One per browser that asked for notifications; it ends with its device's session. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: idColumn().primaryKey(),
    accountId: idColumn('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    deviceId: idColumn('device_id')
      .notNull()
      .references(() => devices.id, { onDelete: 'cascade' }),
    endpoint: text('endpoint').notNull().unique(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    savedAt: instantColumn('saved_at').notNull(),
  },
  (table) => [index('push_subscriptions_account').on(table.accountId), index('push_subscriptions_device').on(table.deviceId)],
);

/** The kinds a person does not want; all others are on. */
export const pushSwitchedOff = pgTable(
  'push_switched_off',
  {
    accountId: idColumn('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<PushKind>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
);

/** What goes or went to which subscription: the same news never goes twice, however often its event is delivered. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    news: text('news').notNull(),
    subscriptionId: idColumn('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    dueAt: instantColumn('due_at').notNull(),
    sentAt: instantColumn('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.news, table.subscriptionId] }),
    index('push_deliveries_subscription').on(table.subscriptionId),
    index('push_deliveries_due').on(table.dueAt),
  ],
);
