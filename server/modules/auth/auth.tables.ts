import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { idColumn, instantColumn } from '../../database/columns.ts';
import { foldedText } from '../../database/folded-text.ts';
import type { SocialProvider } from '#contract/auth/social-providers.ts';
import type { ThreadChoice } from '#contract/auth/own-data.schema.ts';
import type { AccessEntry } from '#contract/permissions.ts';
import type { ProviderKind } from '#contract/enumerations.ts';

export const roles = pgTable('roles', {
  id: idColumn().primaryKey(),
  name: text('name').notNull().unique(),
  access: jsonb('access').$type<readonly AccessEntry[]>().notNull(),
});

export const accounts = pgTable(
  'accounts',
  {
    id: idColumn().primaryKey(),
    userName: text('user_name').notNull().unique(),
    /** Lower case; null for a temporary booking user without one. */
    email: text('email'),
    emailConfirmed: boolean('email_confirmed').notNull().default(false),
    /** When its mail server last refused a letter for good; null again once one is taken. */
    mailRefusedAt: instantColumn('mail_refused_at'),
    passwordHash: text('password_hash'),
    /** When the practice last mailed them a link to choose their first password; null once they have, and for who was never invited. */
    invitedAt: instantColumn('invited_at'),
    authProvider: text('auth_provider').$type<ProviderKind>().notNull().default('CLASSIC'),
    roleId: idColumn('role_id')
      .notNull()
      .references(() => roles.id),
    /** What this person holds instead of the role's entries, once edited. */
    access: jsonb('access').$type<readonly AccessEntry[]>(),
    state: text('state').$type<'ACTIVE' | 'SUSPENDED' | 'BANNED'>().notNull().default('ACTIVE'),
    suspendedUntil: instantColumn('suspended_until'),
    stateReason: text('state_reason'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    /** E.164. Nobody has proved it theirs: it identifies no one, and several people may have the same. */
    phoneNumber: text('phone_number'),
    /** Refers to files, whose owner refers back here: that constraint is made in migration 0008. */
    avatarFileId: idColumn('avatar_file_id'),
    /** When staff saw the person and said that this account is theirs; null again once they give another number. */
    identityConfirmedAt: instantColumn('identity_confirmed_at'),
    isActivated: boolean('is_activated').notNull().default(false),
    /** Made by the practice for somebody who has only called: nobody signs in to it, and it keeps nobody from signing up. */
    isTemporary: boolean('is_temporary').notNull().default(false),
    /** Notifications, e-mails and the installed app keep to themselves where they come from and what they are about. */
    isDiscreet: boolean('is_discreet').notNull().default(false),
    locale: text('locale').$type<'fr' | 'en'>().notNull().default('fr'),
    /** What a search by staff looks in: names, address and user name, folded. */
    searchText: text('search_text').generatedAlwaysAs(
      foldedText(sql`coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || user_name || ' ' || coalesce(email, '')`),
    ),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [
    // What a provider says of somebody, unconfirmed and of no use to sign in with here, keeps nobody from signing up.
    uniqueIndex('accounts_email_unique')
      .on(table.email)
      .where(sql`email is not null and not is_temporary and (email_confirmed or password_hash is not null)`),
    index('accounts_email').on(table.email),
    uniqueIndex('accounts_temporary_email_unique')
      .on(table.email)
      .where(sql`email is not null and is_temporary`),
    index('accounts_phone_number')
      .on(table.phoneNumber)
      .where(sql`phone_number is not null`),
    index('accounts_role').on(table.roleId),
    index('accounts_avatar')
      .on(table.avatarFileId)
      .where(sql`avatar_file_id is not null`),
  ],
);

/** Which account belongs to which person of a provider: found by the provider's own id, never by an e-mail address. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    provider: text('provider').$type<SocialProvider>().notNull(),
    subject: text('subject').notNull(),
    accountId: idColumn('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    createdAt: instantColumn('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('social_accounts_account').on(table.accountId)],
);

/** One per signed-in device. The refresh token is kept as its SHA-256 only. */
export const devices = pgTable(
  'devices',
  {
    id: idColumn().primaryKey(),
    accountId: idColumn('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    refreshTokenHash: text('refresh_token_hash').notNull().unique(),
    userAgent: text('user_agent'),
    /** The SHA-256 of the mark its browser keeps, by which it is known again after signing out. */
    markHash: text('mark_hash'),
    createdAt: instantColumn('created_at').notNull(),
    lastUsedAt: instantColumn('last_used_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    revokedAt: instantColumn('revoked_at'),
  },
  (table) => [index('devices_account').on(table.accountId), index('devices_mark').on(table.markHash)],
);

export type MailLinkPurpose = 'RESET' | 'CONFIRM_EMAIL';

/** Links sent by e-mail: each opens what it is for once, and is kept as its SHA-256 only. */
export const mailLinks = pgTable(
  'mail_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    accountId: idColumn('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    purpose: text('purpose').$type<MailLinkPurpose>().notNull(),
    /** The address it was sent to: another one is not confirmed by it. */
    email: text('email').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [index('mail_links_account').on(table.accountId), index('mail_links_expires').on(table.expiresAt)],
);

/** Who has asked for their account to be deleted; the row goes when they change their mind. */
export const accountDeletions = pgTable('account_deletions', {
  accountId: idColumn('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  threads: text('threads').$type<ThreadChoice>().notNull(),
  askedAt: instantColumn('asked_at').notNull(),
  effectiveAt: instantColumn('effective_at').notNull(),
});
