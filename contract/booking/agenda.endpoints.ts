import * as z from 'zod/mini';
import { endpoint, requires } from '../endpoint.ts';
import { agenda } from './agenda.schema.ts';
import { dateText } from './booking.schema.ts';

export const readAgenda = endpoint({
  method: 'GET',
  path: '/v1/booking/agenda',
  summary:
    "Opening hours, absences and appointments of the practice from one date to another, by each therapist's clocks, inclusive, 42 days at most. A therapist sees their own.",
  access: requires('RESERVATION', 'READ'),
  query: z.object({ from: dateText, to: dateText }),
  answer: agenda,
});
