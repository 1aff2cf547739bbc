import { tokenMessage } from '#contract/problem.ts';
import type { Process } from './simulated-device.ts';
import type { Random } from './random.ts';
import type { SimulatedServer } from './simulated-server.ts';

/** What can happen to one request. */
export const faults = [
  'LOST_BEFORE',
  'LOST_AFTER',
  'SILENT_BEFORE',
  'SILENT_AFTER',
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
  'BANNED',
  'SUSPENDED',
  'INVALID',
  'NOT_THERE',
  'UNPROCESSABLE',
] as const;
export type Fault = (typeof faults)[number];

const lost = () => new TypeError('The network was lost');
const problem = (status: number, reason: string, message = reason, headers: HeadersInit = {}) =>
  Response.json({ message, reason }, { status, headers });
const page = (status: number) => new Response('<!doctype html><title>…</title>', { status, headers: { 'content-type': 'text/html' } });

/** Never an answer; whoever waits for it has to give it up. */
const silence = () => new Promise<never>(() => undefined);

/** The beginning of an answer, and then the network is gone. */
async function halfOf(answer: Response): Promise<Response> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const body = new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes.subarray(0, bytes.length / 2));
      controller.error(lost());
    },
  });
  return new Response(body, answer);
}

async function misnamed(answer: Response, clientItemId: string | undefined): Promise<Response> {
  return answer.ok ? Response.json({ ...((await answer.json()) as object), clientItemId }, answer) : answer;
}

/** What meets a request before it comes to the server. */
const before: Partial<Record<Fault, () => Response | Promise<never>>> = {
  LOST_BEFORE: () => Promise.reject(lost()),
  SILENT_BEFORE: silence,
  CAPTIVE_PORTAL: () => page(200),
  SERVER_ERROR_BEFORE: () => problem(500, 'INTERNAL'),
  BAD_GATEWAY: () => page(502),
  TOO_MANY: () => problem(429, 'RATE_LIMITED', 'Too many', { 'retry-after': '30' }),
  STILL_RUNNING: () => problem(409, 'IN_PROGRESS'),
  UNKNOWN_CALLER: () => problem(401, 'UNAUTHENTICATED'),
  TOKEN_EXPIRED: () => problem(403, 'TOKEN', tokenMessage),
  BANNED: () => problem(403, 'BANNED'),
  SUSPENDED: () => problem(403, 'SUSPENDED'),
};

/** What meets its answer. */
const after: Partial<Record<Fault, (answer: Response) => Response | Promise<Response>>> = {
  LOST_AFTER: () => Promise.reject(lost()),
  SILENT_AFTER: silence,
  HALF_AN_ANSWER: halfOf,
  SERVER_ERROR_AFTER: () => problem(500, 'INTERNAL'),
  NAMELESS_ANSWER: (answer) => misnamed(answer, undefined),
  WRONG_NAME: (answer) => misnamed(answer, '00000000-0000-4000-8000-000000000000'),
};

/** What the server itself refuses, unless it has already done it under the same key. */
const refusals: Partial<Record<Fault, number>> = { INVALID: 400, NOT_THERE: 404, UNPROCESSABLE: 422 };

/** The network between one process and the server, in the place of `fetch`: `pickFault` decides the fate of each request. */
export function simulatedFetch(
  server: SimulatedServer,
  process: Process,
  random: Random,
  pickFault: () => Fault | undefined,
): (url: string, call: RequestInit) => Promise<Response> {
  return async (url, { method = 'GET', headers, body }) => {
    process.step();
    const picked = pickFault();
    // The client waits half a minute for a token, by a clock that is not ours to turn.
    const fault = picked?.startsWith('SILENT') && url.includes('/z/refresh-token') ? 'LOST_AFTER' : picked;
    // Another process may get its turn while this request is under way.
    for (let turns = random.below(3); turns > 0; turns -= 1) await new Promise((resolve) => setImmediate(resolve));
    const obstacle = fault && before[fault]?.();
    if (obstacle) return obstacle;
    if (fault === 'ALL_TOKENS_EXPIRED') server.expireAccess();
    const request = { url, method, headers: new Headers(headers), body: typeof body === 'string' ? body : '' };
    const refusal = fault && refusals[fault];
    const answer = server.handle(request, refusal);
    if (fault === 'SENT_TWICE') server.handle(request);
    // The process may die with the answer on its way.
    process.step();
    return (fault && after[fault]?.(answer)) ?? answer;
  };
}
