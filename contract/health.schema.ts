import * as z from 'zod/mini';
import { anyone, endpoint } from './endpoint.ts';

const serviceHealth = z.object({ status: z.enum(['UP', 'DOWN']), service: z.string(), version: z.string(), time: z.string() });

/** The health call of one service: UP only after its own tables have answered. */
export function healthEndpoint<const Path extends string>(path: Path) {
  return endpoint({
    method: 'GET',
    path,
    summary: 'Whether the service answers, after asking the database.',
    access: anyone,
    answer: serviceHealth,
  });
}
