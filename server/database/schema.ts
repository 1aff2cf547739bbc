// Drizzle wants every table in one object; this file is read by it alone.
export * from '../modules/auth/auth.tables.ts';
export * from '../modules/bucket/bucket.tables.ts';
export * from '../modules/categories/categories.tables.ts';
export * from '../modules/therapist/therapist.tables.ts';
export * from '../modules/booking/booking.tables.ts';
export * from '../modules/mailing/mailing.tables.ts';
export * from '../modules/payment/payment.tables.ts';
export * from '../modules/blogs/blogs.tables.ts';
export * from '../modules/threads/threads.tables.ts';
export * from '../modules/threads/reports.tables.ts';
export * from '../modules/threads/private-words.tables.ts';
export * from '../modules/threads/alarms.tables.ts';
export * from '../modules/client/client.tables.ts';
export * from '../modules/client/push.tables.ts';
export * from '../audit/audit.tables.ts';
export * from '../http/idempotency.tables.ts';
export * from '../http/rate-limits.tables.ts';
