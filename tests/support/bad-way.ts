import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { problemMessage, problemSentences, type ProblemReason } from '#contract/problem.ts';
import { startFrontServer, type FrontServer } from './front-server.ts';

/** What a call can meet between the browser and the server. */
export type Obstacle =
  /** The line is cut before the server hears of it. */
  | 'CUT'
  | 'SERVER_ERROR'
  /** With Retry-After: 2. */
  | 'TOO_MANY'
  /** The token of the first call that meets it is over; a fresh one passes. */
  | 'TOKEN_OVER'
  /** The server does it; its answer breaks off in the middle. */
  | 'HALF_AN_ANSWER'
  /** A captive portal: 200, and a page of its own. */
  | 'PORTAL'
  /** The server does it; nothing comes back. */
  | 'LOST_ANSWER'
  | 'UNFIT';

export interface PassedCall {
  readonly path: string;
  readonly method: string;
  readonly headers: IncomingMessage['headers'];
  readonly obstacle: Obstacle | undefined;
  /** What the browser sent, once all of it has come. */
  body: Buffer;
  /** What the browser was answered; undefined where the line was cut. */
  status: number | undefined;
  /** How many bytes the server answered with, compressed as they went over the line. */
  bytes: number;
  /** Milliseconds since 1970, when it came. */
  readonly at: number;
}

export interface BadWay extends FrontServer {
  /** What calls with this in their path meet from now on, until something else is said. */
  meet(part: string, obstacle: Obstacle | undefined): void;
  /** Holds the answers of such calls back until the given promise is over. */
  hold(part: string, until: Promise<void>): void;
  /** The calls with this in their path, oldest first. */
  calls(part: string): PassedCall[];
}

export const retryAfterSeconds = 2;

const problemOf = (reason: ProblemReason) => JSON.stringify({ message: problemMessage(reason, 'fr'), reason });

function refuse(outgoing: ServerResponse, reason: ProblemReason, headers: Record<string, string> = {}): void {
  outgoing.writeHead(problemSentences[reason].status, { 'content-type': 'application/json', ...headers }).end(problemOf(reason));
}

/** Stands between the browser and the real server, and puts an obstacle in the way of the calls it is told. */
export async function startBadWay(target: string): Promise<BadWay> {
  const { hostname, port } = new URL(target);
  const obstacles = new Map<string, Obstacle>();
  const holds = new Map<string, Promise<void>>();
  const passed: PassedCall[] = [];
  const tokensOver = new Set<string>();

  const askServer = ({ method, url, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      request({ hostname, port, method, path: url, headers }, resolve).on('error', reject).end(body);
    });

  async function answer(incoming: IncomingMessage, outgoing: ServerResponse, call: PassedCall): Promise<void> {
    const { obstacle } = call;
    const body = await buffer(incoming);
    call.body = body;
    if (obstacle === 'CUT') return void outgoing.destroy();
    if (obstacle === 'SERVER_ERROR') return refuse(outgoing, 'INTERNAL');
    if (obstacle === 'TOO_MANY') return refuse(outgoing, 'RATE_LIMITED', { 'retry-after': String(retryAfterSeconds) });
    if (obstacle === 'UNFIT') return refuse(outgoing, 'IDEMPOTENCY_KEY_REUSED');
    if (obstacle === 'PORTAL')
      return void outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Wi-Fi</title>');
    const { authorization = '' } = incoming.headers;
    if (obstacle === 'TOKEN_OVER' && tokensOver.size === 0) tokensOver.add(authorization);
    if (obstacle === 'TOKEN_OVER' && tokensOver.has(authorization)) return refuse(outgoing, 'TOKEN');
    const answered = await askServer(incoming, body);
    const whole = await buffer(answered);
    call.bytes = whole.length;
    if (obstacle === 'LOST_ANSWER') return void outgoing.destroy();
    const { 'transfer-encoding': _, ...headers } = answered.headers;
    outgoing.writeHead(answered.statusCode ?? 502, { ...headers, 'content-length': whole.length });
    if (obstacle !== 'HALF_AN_ANSWER') return void outgoing.end(whole);
    outgoing.write(whole.subarray(0, whole.length / 2), () => outgoing.destroy());
  }

  /** What is told of the longest part. */
  const find = <T>(told: ReadonlyMap<string, T>, path: string): T | undefined =>
    [...told].filter(([part]) => path.includes(part)).toSorted(([a], [b]) => b.length - a.length)[0]?.[1];

  const front = await startFrontServer((incoming, outgoing) => {
    const { url: path = '', method = '', headers } = incoming;
    const obstacle = find(obstacles, path);
    const call: PassedCall = { path, method, headers, obstacle, body: Buffer.alloc(0), status: undefined, bytes: 0, at: Date.now() };
    passed.push(call);
    outgoing.once('finish', () => (call.status = outgoing.statusCode));
    const go = () => answer(incoming, outgoing, call).catch(() => outgoing.destroy());
    void (find(holds, path) ?? Promise.resolve()).then(go);
  });

  return {
    ...front,
    meet: (part, obstacle) => void (obstacle ? obstacles.set(part, obstacle) : obstacles.delete(part)),
    hold: (part, until) => void holds.set(part, until),
    calls: (part) => passed.filter(({ path }) => path.includes(part)),
  };
}

/** What the site's service worker has fetched by this way, itself included. */
export const fetchedByWorker = (way: BadWay): PassedCall[] =>
  way.calls('').filter(({ path, headers }) => path === '/service-worker.js' || headers.referer?.endsWith('/service-worker.js'));
