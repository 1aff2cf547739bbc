import { bigserial, boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Schedule } from '#contract/booking/booking.schema.ts';
import type { ReservationStatus, ReservationStep } from '#contract/booking/reservation-status.ts';
import type { PaymentKind } from '#contract/payment/payment.schema.ts';
import type { SessionMode } from '#contract/therapist/therapist.schema.ts';
import { idColumn, instantColumn, instantRange } from '../../database/columns.ts';
import { accounts } from '../auth/auth.tables.ts';
import { services, therapists } from '../therapist/therapist.tables.ts';

export const schedules = pgTable('schedules', {
  userId: idColumn('user_id')
    .primaryKey()
    .references(() => accounts.id),
  timeZone: text('time_zone').notNull(),
  weekly: jsonb('weekly').$type<Schedule['weekly']>().notNull(),
  seasons: jsonb('seasons').$type<Schedule['seasons']>().notNull(),
  slotIntervalMinutes: integer('slot_interval_minutes').notNull(),
  bufferAfterMinutes: integer('buffer_after_minutes').notNull(),
  minimumNoticeHours: integer('minimum_notice_hours').notNull(),
  moneyOrderNoticeHours: integer('money_order_notice_hours').notNull(),
  horizonDays: integer('horizon_days').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

export const daysOff = pgTable(
  'days_off',
  {
    id: idColumn().primaryKey(),
    userId: idColumn('user_id')
      .notNull()
      .references(() => accounts.id),
    startDateTime: instantColumn('start_date_time').notNull(),
    endDateTime: instantColumn('end_date_time').notNull(),
    label: text('label'),
    /** On the same dates of each year after the first too, by the clocks of the person's schedule. */
    yearly: boolean('yearly').notNull().default(false),
  },
  (table) => [index('days_off_user_end').on(table.userId, table.endDateTime)],
);

/** Where a therapist's calendar program reads their appointments: who has the secret reads them. */
export const calendarSubscriptions = pgTable('calendar_subscriptions', {
  accountId: idColumn('account_id')
    .primaryKey()
    .references(() => accounts.id, { onDelete: 'cascade' }),
  secret: text('secret').notNull().unique(),
  showsNames: boolean('shows_names').notNull(),
  createdAt: instantColumn('created_at').notNull(),
  lastReadAt: instantColumn('last_read_at'),
});

/** The constraint `reservations_no_overlap` of the first migration is what decides who gets a slot. */
export const reservations = pgTable(
  'reservations',
  {
    id: idColumn().primaryKey(),
    userId: idColumn('user_id')
      .notNull()
      .references(() => accounts.id),
    therapistId: idColumn('therapist_id')
      .notNull()
      .references(() => therapists.id),
    serviceId: idColumn('service_id')
      .notNull()
      .references(() => services.id),
    mode: text('mode').$type<SessionMode>().notNull(),
    startDateTime: instantColumn('start_date_time').notNull(),
    endDateTime: instantColumn('end_date_time').notNull(),
    /** From the start to the end plus the buffer as it was at booking; written by the verb. */
    blockedRange: instantRange('blocked_range').notNull(),
    priceMillimes: integer('price_millimes').notNull(),
    status: text('status').$type<ReservationStatus>().notNull(),
    statusReason: text('status_reason'),
    paymentKind: text('payment_kind').$type<PaymentKind>().notNull(),
    holdUntil: instantColumn('hold_until'),
    note: text('note'),
    late: boolean('late').notNull().default(false),
    rescheduleCount: integer('reschedule_count').notNull().default(0),
    /** Starts (UTC) that the practice proposes instead; until it is moved, its client may move or cancel it free of every limit. */
    proposedTimes: jsonb('proposed_times').$type<readonly string[]>(),
    /** Of a session by video; null where it goes by its therapist's. */
    videoLink: text('video_link'),
    approvedAt: instantColumn('approved_at'),
    approvedBy: idColumn('approved_by'),
    consentVersion: text('consent_version'),
    consentedAt: instantColumn('consented_at'),
    clientItemId: text('client_item_id'),
    /** Where the client's device was when they booked, an IANA name; null where the practice booked for them. */
    clientTimeZone: text('client_time_zone'),
    createdAt: instantColumn('created_at').notNull(),
    updatedAt: instantColumn('updated_at').notNull(),
  },
  (table) => [
    index('reservations_user_start').on(table.userId, table.startDateTime),
    index('reservations_therapist_start').on(table.therapistId, table.startDateTime),
    index('reservations_therapist_status').on(table.therapistId, table.status, table.startDateTime),
    index('reservations_hold')
      .on(table.holdUntil)
      .where(sql`status = 'PENDING_PAYMENT'`),
    uniqueIndex('reservations_client_item').on(table.userId, table.clientItemId),
  ],
);

/** What a therapist notes of an appointment for themselves, encrypted with a key that is not in the database. */
export const ownNotes = pgTable('own_notes', {
  reservationId: idColumn('reservation_id')
    .primaryKey()
    .references(() => reservations.id, { onDelete: 'cascade' }),
  sealed: text('sealed').notNull(),
  updatedAt: instantColumn('updated_at').notNull(),
});

export const reservationHistory = pgTable(
  'reservation_history',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    reservationId: idColumn('reservation_id')
      .notNull()
      .references(() => reservations.id, { onDelete: 'cascade' }),
    event: text('event').$type<ReservationStep>().notNull(),
    from: text('from_status').$type<ReservationStatus>(),
    to: text('to_status').$type<ReservationStatus>().notNull(),
    by: text('by_actor').$type<'CLIENT' | 'STAFF' | 'SYSTEM'>().notNull(),
    byAccountId: idColumn('by_account_id'),
    at: instantColumn('at').notNull(),
    reason: text('reason'),
  },
  (table) => [index('reservation_history_reservation').on(table.reservationId, table.id)],
);
