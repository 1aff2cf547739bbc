import type { MultipartFile } from '@fastify/multipart';
import type { AnswerOf, BodyOf, Endpoint, EventOf, ParametersOf, QueryOf } from '#contract/endpoint.ts';
import type { Locale } from '#contract/locale.ts';
import type { Deps } from '../deps.ts';
import type { Actor } from './actor.ts';
import type { EventStream } from './event-stream.ts';

type ActorOf<E extends Endpoint> = E['access']['kind'] extends 'PUBLIC'
  ? null
  : E['access']['kind'] extends 'OPTIONAL'
    ? Actor | null
    : Actor;

/** What a handler is given: parsed and checked; it never sees the request itself. */
export interface Call<E extends Endpoint = Endpoint> {
  readonly deps: Deps;
  readonly actor: ActorOf<E>;
  readonly parameters: ParametersOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly locale: Locale;
  /** The UUID part of `Idempotency-Key: uuid/step`, when the call came with one. */
  readonly clientItemId: string | null;
  readonly userAgent: string | null;
  /** What this browser is known by when it comes back, after signing out too; made now if it has none. */
  readonly deviceMark: () => string;
  /** Where the call comes from, as TRUST_PROXY lets it be known. */
  readonly address: string;
  /** The Accept header: which picture formats the caller can show. */
  readonly accept: string;
  /** Media types the upload token was asked for; empty elsewhere. */
  readonly mimeTypes: readonly string[];
  /** The parts of a multipart body, one after the other. */
  readonly files: () => AsyncIterable<MultipartFile>;
}

/** The bytes of a file as an answer; those that take work are made for callers who do not have them yet, as its `etag` tells. */
export class FileAnswer {
  constructor(
    private readonly bytes: Buffer | (() => Promise<Buffer>),
    readonly headers: Readonly<Record<string, string>>,
  ) {}

  async read(): Promise<Buffer> {
    return typeof this.bytes === 'function' ? await this.bytes() : this.bytes;
  }
}

/** The answer of a call that creates SOMETIMES, when it has: 201 instead of 200. */
export class Made<T> {
  constructor(readonly answer: T) {}
}

type Answer<E extends Endpoint> = E extends { answersFile: true }
  ? FileAnswer
  : E extends { answersEvents: object }
    ? EventStream<EventOf<E>>
    : E extends { creates: 'SOMETIMES' }
      ? AnswerOf<E> | Made<AnswerOf<E>>
      : AnswerOf<E>;

export interface Route {
  readonly endpoint: Endpoint;
  readonly handle: (call: Call) => Promise<unknown>;
}

/** Ties an endpoint of the contract to what answers it. */
export function route<E extends Endpoint>(endpoint: E, handle: (call: Call<E>) => Promise<Answer<E>>): Route {
  return { endpoint, handle };
}
