import * as z from 'zod/mini';
import { endpoint, requires } from '../endpoint.ts';
import { backendServices } from '../enumerations.ts';
import { itemsOf } from '../pagination.ts';

const serviceStatus = z.object({ service: z.enum(backendServices), status: z.enum(['UP', 'DOWN']), time: z.string() });
export type ServiceStatus = z.infer<typeof serviceStatus>;

/** Beside SPEC 7: the health of every service at once, where five calls would each wait for a weak network. */
export const listServiceStatus = endpoint({
  method: 'GET',
  path: '/v1/client/service-status',
  summary: 'Whether each service of the site answers, asked now.',
  access: requires('MICROSERVICE_STATUS', 'READ'),
  answer: itemsOf(serviceStatus),
});
