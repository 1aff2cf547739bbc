import { char, customType, timestamp } from 'drizzle-orm/pg-core';

export const idColumn = (name = 'id') => char(name, { length: 24 });

/** An instant, kept in UTC to the millisecond, which is what the wire carries. */
export const instantColumn = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** A half-open range of instants, written as text: `[2026-01-01T08:00:00Z,2026-01-01T09:00:00Z)`. */
export const instantRange = customType<{ data: string; driverData: string }>({ dataType: () => 'tstzrange' });

/** Text search vectors are written by the database itself and never read. */
export const searchVector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });
