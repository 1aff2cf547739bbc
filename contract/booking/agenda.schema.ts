import * as z from 'zod/mini';
import { localizedText } from '../categories/categories.schema.ts';
import { sessionModes } from '../therapist/therapist.schema.ts';
import { clientOfPractice } from './booking.schema.ts';
import { reservationStatuses } from './reservation-status.ts';

/** Half open: the end itself is free. */
const stretch = z.object({ startDateTime: z.string(), endDateTime: z.string() });

/** An appointment as the agenda shows it; the rest is asked for when it is opened. */
const agendaAppointment = z.extend(stretch, {
  id: z.string(),
  status: z.enum(reservationStatuses),
  holdUntil: z.nullable(z.string()),
  service: localizedText,
  mode: z.enum(sessionModes),
  client: z.pick(clientOfPractice, { userName: true, firstName: true, lastName: true }),
  /** Its client has been proposed other times, and has taken none so far. */
  isAskedToMove: z.boolean(),
});
export type AgendaAppointment = z.infer<typeof agendaAppointment>;

const agendaTherapist = z.object({
  id: z.string(),
  userId: z.string(),
  fullName: z.string(),
  timeZone: z.string(),
  /** There is a service to book with them. */
  takesBookings: z.boolean(),
  /** When clients may come, whatever stands in the way. */
  openings: z.array(stretch),
  /** Yearly ones as often as they come; the label is null for who may not read absences. */
  absences: z.array(z.extend(stretch, { id: z.string(), label: z.nullable(z.string()) })),
  /** Those that take or have taken place, and those that hold their time; the earliest first. */
  appointments: z.array(agendaAppointment),
});
export type AgendaTherapist = z.infer<typeof agendaTherapist>;

export const agenda = z.object({
  generatedAt: z.string(),
  /** In the order of the practice. */
  therapists: z.array(agendaTherapist),
});
export type Agenda = z.infer<typeof agenda>;
