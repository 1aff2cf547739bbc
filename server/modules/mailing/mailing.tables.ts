import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { SwitchableMail } from '#contract/mailing/switchable-mails.ts';
import { idColumn, instantColumn } from '../../database/columns.ts';
import type { MailOutcome } from '../../gateways/mailer.ts';
import { accounts } from '../auth/auth.tables.ts';
import type { Mail } from './mail.ts';

/**
 * How a letter ended. EXPIRED: it was of no use any more before it could leave; UNTRUE: what it was to say no longer stood;
 * UNWANTED: its reader has switched its kind off.
 */
export type LetterEnd = MailOutcome | 'EXPIRED' | 'UNTRUE' | 'UNWANTED';

/** What goes or went by e-mail: the same news never goes twice, however often its event is delivered. */
export const mailDeliveries = pgTable(
  'mail_deliveries',
  {
    news: text('news').primaryKey(),
    accountId: idColumn('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<Mail['kind']>().notNull(),
    dueAt: instantColumn('due_at').notNull(),
    /** Since when a process is handing it over; null again when it was surely not taken. */
    attemptedAt: instantColumn('attempted_at'),
    /** When it left, was refused for good, was given up as perhaps sent, or was of no use any more. */
    settledAt: instantColumn('settled_at'),
    outcome: text('outcome').$type<LetterEnd>(),
  },
  (table) => [index('mail_deliveries_account').on(table.accountId, table.dueAt), index('mail_deliveries_due').on(table.dueAt)],
);

/** The kinds of e-mails a person does not want, of those that can be switched off; all others are on. */
export const mailSwitchedOff = pgTable(
  'mail_switched_off',
  {
    accountId: idColumn('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<SwitchableMail>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.kind] })],
);

/** Where the demonstration's e-mails stay, in place of leaving. */
export const mailInbox = pgTable(
  'mail_inbox',
  {
    id: idColumn().primaryKey(),
    messageId: text('message_id').notNull().unique(),
    to: text('to_address').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    calendarFile: text('calendar_file'),
    /** Of what else was attached; the bytes are not kept. */
    fileNames: text('file_names').array().notNull().default([]),
    sentAt: instantColumn('sent_at').notNull(),
  },
  (table) => [index('mail_inbox_sent').on(table.sentAt)],
);
