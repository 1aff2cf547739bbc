import * as z from 'zod/mini';
import { endpoint, requires } from '../endpoint.ts';
import { backendServices } from '../enumerations.ts';
import { itemsOf } from '../pagination.ts';

/** What is due waits for longer than this only where something is wrong: most is delivered within seconds. */
export const lateAfterMinutes = 15;

const serviceStatus = z.object({
  service: z.enum(backendServices),
  /** LATE: it answers, and what it has to deliver has waited for more than `lateAfterMinutes`. */
  status: z.enum(['UP', 'LATE', 'DOWN']),
  time: z.string(),
  /** Since when the oldest of what it has to deliver waits, ISO 8601 in UTC; null when nothing is due. */
  waitingSince: z.nullable(z.string()),
  /** How many deliveries were given up in the last seven days. */
  givenUp: z.number(),
});
export type ServiceStatus = z.infer<typeof serviceStatus>;

/** Beside SPEC 7: the health of every service at once, where five calls would each wait for a weak network. */
export const listServiceStatus = endpoint({
  method: 'GET',
  path: '/v1/client/service-status',
  summary: 'Whether each service of the site answers and delivers, asked now.',
  access: requires('MICROSERVICE_STATUS', 'READ'),
  answer: itemsOf(serviceStatus),
});
