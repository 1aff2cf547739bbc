import * as z from 'zod/mini';
import { localizedText } from '../categories/categories.schema.ts';
import { endpoint, requires } from '../endpoint.ts';
import { sessionModes } from '../therapist/therapist.schema.ts';
import { dateText } from './booking.schema.ts';
import { fewestPeople, figuresWeeks } from './figures-limits.ts';

/** Null where fewer than `fewestPeople` people are behind it. */
const told = z.nullable(z.int());
/** In whole per cent of what is told here, no count beside it: what is not told cannot be worked out from the weeks. */
const percent = z.int();

const week = z.object({
  /** Its Monday, by the practice's clocks. */
  from: dateText,
  bookings: told,
  cancellations: told,
  /** Half of the requests were answered sooner. */
  medianAnswerMinutes: told,
});

export const figures = z.object({
  weeks: z.array(week),
  answers: z.nullable(
    z.object({
      medianMinutes: z.int(),
      /** Nine requests out of ten were answered sooner. */
      longMinutes: z.int(),
    }),
  ),
  /** Sessions whose time has come: those that took place, and those that the client missed. */
  attendance: z.object({ held: told, missed: told }),
  services: z.array(z.object({ id: z.string(), name: localizedText, percent })),
  modes: z.array(z.object({ mode: z.enum(sessionModes), percent })),
});
export type Figures = z.infer<typeof figures>;

export const readFigures = endpoint({
  method: 'GET',
  path: '/v1/booking/figures',
  summary: `Appointments of the last 12, 26 or 52 weeks in numbers; nothing that concerns fewer than ${fewestPeople} people. A therapist sees their own.`,
  access: requires('RESERVATION', 'READ'),
  query: z.object({ weeks: z._default(z.enum(figuresWeeks), '12') }),
  answer: figures,
});
