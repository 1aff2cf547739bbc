import * as z from 'zod/mini';
import { endpoint, requires } from '../endpoint.ts';

// Not of SPEC 7. Apart from the other calls of booking: only who presses « Ajouter à mon agenda » loads it.

export const readCalendarFile = endpoint({
  method: 'GET',
  path: '/v1/booking/reservation/self/{id}/calendar',
  summary: "One's own reservation as an iCalendar file (RFC 5545), with a discreet title where the account asks for it.",
  access: requires('RESERVATION', 'READ_SELF'),
  answer: z.object({ name: z.string(), content: z.string() }),
  problems: ['NOT_FOUND'],
});
