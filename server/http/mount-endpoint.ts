import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { successStatuses, type Endpoint } from '#contract/endpoint.ts';
import { localeOfHeader, type Locale } from '#contract/locale.ts';
import { knownParameters } from '#contract/path-parameters.ts';
import { validate } from '#contract/validate.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from './actor.ts';
import { authenticate } from './authenticate.ts';
import { deviceMarkOf } from './device-mark.ts';
import { EventStream } from './event-stream.ts';
import type { EventStreams } from './event-streams.ts';
import { clientItemIdOf, onlyOnce, supersede, type Remembered } from './idempotency.ts';
import { invalid } from './problem.ts';
import { hasCopy } from './has-copy.ts';
import { FileAnswer, Made, type Call, type Route } from './route.ts';
import { wellFormed } from './well-formed.ts';

/** Serves one endpoint of the contract: authenticate, limit, parse, run, answer; what is sent once is counted as it is run. */
export function mountEndpoint(app: FastifyInstance, deps: Deps, { endpoint, handle }: Route, streams: EventStreams): void {
  const url = `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const other = url.endsWith('/') ? url.slice(0, -1) : `${url}/`;
  const parseQuery = parserOf(endpoint.query);
  const parseBody = parserOf(endpoint.body);
  const handler = async (request: FastifyRequest, reply: FastifyReply) => {
    const bearer = bearerOf(request);
    const { actor, mimeTypes } = await authenticate(deps, endpoint.access, bearer);
    const key = endpoint.isIdempotent ? (request.headers['idempotency-key'] as string | undefined) : undefined;
    // A multipart body is known only once its verb has read it: there the item's own row tells a replay from another body.
    const once = key !== undefined && actor !== null && !endpoint.isMultipart ? { key, accountId: actor.accountId } : undefined;
    if (!once) await countCall(deps, endpoint, actor, request.ip);
    const locale = localeOfHeader(request.headers['accept-language']);
    const call: Call = {
      deps,
      actor: actor as never,
      mimeTypes,
      locale,
      parameters: knownParameters(request.params as Record<string, string>),
      query: parseQuery(request.query, locale) as never,
      body: parseBody(wellFormed(request.body), locale) as never,
      clientItemId: clientItemIdOf(key),
      userAgent: request.headers['user-agent'] ?? null,
      deviceMark: () => deviceMarkOf(request, reply, deps.siteUrl.startsWith('https:')),
      address: request.ip,
      accept: request.headers.accept ?? '',
      files: () => request.files(),
    };
    const open = () => handle(call) as Promise<EventStream>;
    const caller = { accountId: actor?.accountId ?? null, address: request.ip };
    const run = async () => written(endpoint, await (endpoint.answersEvents ? streams.open(caller, open) : handle(call)));
    // What a lost answer makes a phone send again has been counted.
    const counted = () => countCall(deps, endpoint, actor, request.ip).then(run);
    const { replaces = [] } = (call.body ?? {}) as { replaces?: string[] };
    const { status, answer } = once
      ? await onlyOnce(deps, once.accountId, once.key, [url, call.parameters, call.body ?? null], async () => {
          await supersede(deps, once.accountId, once.key, replaces);
          return counted();
        })
      : await run();
    return send(request, reply, endpoint, status, answer);
  };
  // A stream goes out as it comes; and HEAD, which Fastify would answer by the handler of GET, would open one for nobody.
  const more = endpoint.answersEvents ? { compress: false as const, exposeHeadRoute: false } : {};
  const config = { answersFile: endpoint.answersFile ?? false };
  for (const path of [url, other]) app.route({ method: endpoint.method, url: path, handler, config, ...more });
}

function bearerOf(request: FastifyRequest): string | null {
  const match = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** Most bodies are objects: a request without any is checked like an empty one, and told which field is missing. */
function parserOf(schema: Endpoint['body']): (value: unknown, locale: Locale) => unknown {
  if (!schema) return () => undefined;
  const nothing = schema.safeParse(undefined).success ? undefined : {};
  return (value, locale) => {
    const checked = validate(schema, value ?? nothing, locale);
    if (!checked.isValid) throw invalid(checked.fields);
    return checked.value;
  };
}

function written(endpoint: Endpoint, result: unknown): Remembered {
  if (result instanceof Made) return { status: 201, answer: answerOf(endpoint, result.answer) };
  return { status: successStatuses(endpoint)[0], answer: answerOf(endpoint, result) };
}

/** Only what the contract declares leaves the server. */
function answerOf(endpoint: Endpoint, result: unknown): unknown {
  return endpoint.answer ? endpoint.answer.parse(result) : result;
}

async function countCall(deps: Deps, endpoint: Endpoint, actor: Actor | null, address: string): Promise<void> {
  if (!endpoint.limit || endpoint.limit === 'SIGN_IN') return;
  if (actor) await deps.rateLimits.count(endpoint.limit, actor.accountId);
  else await deps.rateLimits.countNetwork(endpoint.limit, address);
}

/** Nothing on the way may keep a stream, or hold it back until there is more of it. */
const eventHeaders = { 'content-type': 'text/event-stream; charset=utf-8', 'cache-control': 'no-store', 'x-accel-buffering': 'no' };

async function send(request: FastifyRequest, reply: FastifyReply, endpoint: Endpoint, status: number, answer: unknown) {
  if (answer instanceof FileAnswer) {
    if (hasCopy(request, answer.headers['etag'])) return reply.code(304).headers(answer.headers).send();
    // A refusal has headers of its own.
    const bytes = await answer.read();
    return reply.code(status).headers(answer.headers).send(bytes);
  }
  if (answer instanceof EventStream) return reply.code(status).headers(eventHeaders).send(answer);
  if (status === 204) return reply.code(204).header('cache-control', 'no-store').send();
  const json = JSON.stringify(answer);
  reply.code(status).type('application/json; charset=utf-8');
  if ((endpoint.cache ?? 'NO_STORE') === 'NO_STORE') return reply.header('cache-control', 'no-store').send(json);
  const tag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', 'public, no-cache').header('etag', tag).header('vary', 'accept-language');
  if (hasCopy(request, tag)) return reply.code(304).send();
  return reply.send(json);
}

/** Fails the start when an endpoint of the contract has no handler, or two. */
export function assertEveryEndpointIsServed(endpoints: readonly Endpoint[], routes: readonly Route[]): void {
  for (const endpoint of endpoints) {
    const count = routes.filter((route) => route.endpoint === endpoint).length;
    if (count !== 1)
      throw new Error(`${endpoint.method} ${endpoint.path} has ${count} handlers: give it exactly one in its <service>.routes.ts`);
  }
}
