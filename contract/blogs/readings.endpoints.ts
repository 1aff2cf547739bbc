import * as z from 'zod/mini';
import { fewestPeople, figuresWeeks } from '../booking/figures-limits.ts';
import { endpoint, requires } from '../endpoint.ts';
import { itemsOf } from '../pagination.ts';

export const listReadings = endpoint({
  method: 'GET',
  path: '/v1/blogs/readings',
  summary: `Articles by how often they were read in the last 12, 26 or 52 weeks, the most read first; none that was read fewer than ${fewestPeople} times.`,
  access: requires('RESERVATION', 'READ'),
  query: z.object({ weeks: z._default(z.enum(figuresWeeks), '12') }),
  answer: itemsOf(z.object({ slug: z.string(), title: z.string(), readings: z.int() })),
});
