import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { Localized } from '#contract/locale.ts';
import type { SessionMode, Therapist } from '#contract/therapist/therapist.schema.ts';
import { idColumn, instantColumn } from '../../database/columns.ts';
import { accounts } from '../auth/auth.tables.ts';
import { files } from '../bucket/bucket.tables.ts';

export const therapists = pgTable('therapists', {
  id: idColumn().primaryKey(),
  slug: text('slug').notNull().unique(),
  userId: idColumn('user_id')
    .notNull()
    .unique()
    .references(() => accounts.id),
  fullName: text('full_name').notNull(),
  title: jsonb('title').$type<Localized>().notNull(),
  photoFileId: idColumn('photo_file_id').references(() => files.id),
  about: jsonb('about').$type<Therapist['about']>().notNull(),
  education: jsonb('education').$type<Therapist['education']>().notNull(),
  faq: jsonb('faq').$type<Therapist['faq']>().notNull(),
  contact: jsonb('contact').$type<Therapist['contact']>().notNull(),
  languages: jsonb('languages').$type<string[]>().notNull(),
  approaches: jsonb('approaches').$type<Localized[]>().notNull(),
  modes: jsonb('modes').$type<SessionMode[]>().notNull(),
  licenceNumber: text('licence_number'),
  /** Where their sessions by video take place that have no link of their own: only who has one there learns it. */
  videoLink: text('video_link'),
  order: integer('sort_order').notNull().default(0),
  updatedAt: instantColumn('updated_at').notNull(),
});

export const services = pgTable(
  'services',
  {
    id: idColumn().primaryKey(),
    therapistId: idColumn('therapist_id')
      .notNull()
      .references(() => therapists.id),
    name: jsonb('name').$type<Localized>().notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    priceMillimes: integer('price_millimes').notNull(),
    /** Minutes kept free after it; null: as many as the schedule says. */
    bufferAfterMinutes: integer('buffer_after_minutes'),
    modes: jsonb('modes').$type<SessionMode[]>().notNull(),
    order: integer('sort_order').notNull().default(0),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [index('services_therapist').on(table.therapistId)],
);
