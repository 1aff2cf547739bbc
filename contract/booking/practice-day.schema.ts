import * as z from 'zod/mini';
import { clientOfPractice } from './booking.schema.ts';
import { practiceReservation } from './practice-reservation.schema.ts';

const dayAppointment = z.extend(practiceReservation, {
  /** No appointment of this client with this therapist comes before it: none that was accepted, none that took place. */
  isFirstTime: z.boolean(),
});
export type DayAppointment = z.infer<typeof dayAppointment>;

/** Somebody with an appointment ahead whose mail server refused our latest e-mail for good: call them. */
const unreachedClient = z.extend(clientOfPractice, {
  mailRefusedAt: z.string(),
  /** Of the next appointment. */
  startDateTime: z.string(),
});
export type UnreachedClient = z.infer<typeof unreachedClient>;

/** A number is null where the reader may not read what it counts. */
const waiting = z.object({
  /** Reservations to approve or reject, and money orders to look for. */
  decisions: z.int(),
  proofs: z.nullable(z.int()),
  refunds: z.nullable(z.int()),
  /** Texts of the community to read, alarms included. */
  texts: z.nullable(z.int()),
  /** Those that speak of a danger. */
  alarms: z.nullable(z.int()),
  /** The soonest appointment first, 20 at most. */
  unreached: z.array(unreachedClient),
});
export type PracticeWaiting = z.infer<typeof waiting>;

export const practiceDay = z.object({
  generatedAt: z.string(),
  /** The reader's zone, where they have a schedule; the practice's otherwise. */
  timeZone: z.string(),
  /** Which day this is in that zone, yyyy-MM-dd. */
  date: z.string(),
  /** Those of the day that take or have taken place, and those that hold their slot; the earliest first. */
  appointments: z.array(dayAppointment),
  /** The next accepted one of a later day. */
  nextAfterToday: z.nullable(dayAppointment),
  waiting,
});
export type PracticeDay = z.infer<typeof practiceDay>;
