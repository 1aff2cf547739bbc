import { tokenMessage } from '#contract/problem.ts';
import type { ApiAnswer, Transport } from '#src/device/transport.ts';
import type { Process } from './simulated-device.ts';
import type { Random } from './random.ts';
import type { SimulatedServer } from './simulated-server.ts';

/** What can happen to one request. */
export const faults = [
  'LOST_BEFORE',
  'LOST_AFTER',
  'HALF_AN_ANSWER',
  'CAPTIVE_PORTAL',
  'SERVER_ERROR_BEFORE',
  'SERVER_ERROR_AFTER',
  'TOO_MANY',
  'TOKEN_EXPIRED',
  'ALL_TOKENS_EXPIRED',
  'STILL_RUNNING',
  'SENT_TWICE',
  'NAMELESS_ANSWER',
  'WRONG_NAME',
  'BAD_GATEWAY',
  'UNKNOWN_CALLER',
] as const;
export type Fault = (typeof faults)[number];

const lost = () => new TypeError('The network was lost');
const problem = (status: number, reason: string, message = reason): ApiAnswer => ({ status, body: { message, reason } });

function misnamed(answer: ApiAnswer, clientItemId: string | undefined): ApiAnswer {
  return answer.status < 300 ? { ...answer, body: { ...(answer.body as object), clientItemId } } : answer;
}

/** The network between one process and the server: `pickFault` decides the fate of each request. */
export function simulatedTransport(
  server: SimulatedServer,
  process: Process,
  random: Random,
  pickFault: () => Fault | undefined,
): Transport {
  return async (request) => {
    process.step();
    const fault = pickFault();
    // Another process may get its turn while this request is under way.
    for (let turns = random.below(3); turns > 0; turns -= 1) await new Promise((resolve) => setImmediate(resolve));
    if (fault === 'LOST_BEFORE') throw lost();
    if (fault === 'SERVER_ERROR_BEFORE') return problem(500, 'INTERNAL');
    if (fault === 'BAD_GATEWAY') return problem(502, 'INTERNAL');
    if (fault === 'CAPTIVE_PORTAL') throw new TypeError('A page came in place of the answer');
    if (fault === 'TOO_MANY') return { ...problem(429, 'RATE_LIMITED'), retryAfterSeconds: 30 };
    if (fault === 'STILL_RUNNING') return problem(409, 'IN_PROGRESS');
    if (fault === 'UNKNOWN_CALLER') return problem(401, 'UNAUTHENTICATED');
    if (fault === 'TOKEN_EXPIRED') return problem(403, 'TOKEN', tokenMessage);
    if (fault === 'ALL_TOKENS_EXPIRED') server.expireAccess();
    const answer = server.handle(request);
    if (fault === 'SENT_TWICE') server.handle(request);
    // The process may die with the answer on its way.
    process.step();
    if (fault === 'LOST_AFTER' || fault === 'HALF_AN_ANSWER') throw lost();
    if (fault === 'SERVER_ERROR_AFTER') return problem(500, 'INTERNAL');
    if (fault === 'NAMELESS_ANSWER') return misnamed(answer, undefined);
    if (fault === 'WRONG_NAME') return misnamed(answer, '00000000-0000-4000-8000-000000000000');
    return answer;
  };
}
