import type * as z from 'zod/mini';
import type { ProblemReason } from './problem.ts';
import { privileges, type AccessEntry, type Action } from './permissions.ts';
import type { Ressource } from './ressources.ts';

type Schema = z.ZodMiniType;

/** Who may call: PUBLIC ignores any bearer, OPTIONAL reads one if there is one. */
export type RequiredAccess =
  | { readonly kind: 'PUBLIC' | 'OPTIONAL' | 'REFRESH_TOKEN' | 'UPLOAD_TOKEN' }
  | { readonly kind: 'SIGNED_IN'; readonly entries: readonly AccessEntry[]; readonly needsActivatedAccount: boolean };

export const anyone: RequiredAccess = { kind: 'PUBLIC' };
export const anyoneKnownOrNot: RequiredAccess = { kind: 'OPTIONAL' };
export const refreshTokenHolder: RequiredAccess = { kind: 'REFRESH_TOKEN' };
export const uploadTokenHolder: RequiredAccess = { kind: 'UPLOAD_TOKEN' };

/** A signed-in person who holds the action (or a higher one) on the resource. */
export function requires(ressource: Ressource, action: Action): RequiredAccess {
  return { kind: 'SIGNED_IN', entries: [{ ressource, privileges: privileges[action] }], needsActivatedAccount: false };
}

/** As `requires`, of several resources at once. */
export function requiresAll(...required: readonly (readonly [Ressource, Action])[]): RequiredAccess {
  const entries = required.map(([ressource, action]) => ({ ressource, privileges: privileges[action] }));
  return { kind: 'SIGNED_IN', entries, needsActivatedAccount: false };
}

/** As `requires`, and the account must be complete (a saved phone number). */
export function requiresActivated(ressource: Ressource, action: Action): RequiredAccess {
  return { kind: 'SIGNED_IN', entries: [{ ressource, privileges: privileges[action] }], needsActivatedAccount: true };
}

/**
 * What the service worker may keep of an answer. Anything but NO_STORE is called without a bearer
 * and answers everyone alike.
 */
type CachePolicy = 'NO_STORE' | 'READABLE_OFFLINE' | 'PUBLIC_THREADS' | 'AVAILABILITY';

/** What is counted per person, else per address. SIGN_IN counts failures only. */
export type LimitName =
  | 'SIGN_IN'
  | 'SIGN_UP'
  | 'RESET'
  | 'BOOKING'
  | 'PAY'
  | 'UPLOAD'
  | 'PUSH'
  | 'PHONE'
  | 'PROFILE'
  | 'THREAD'
  | 'COMMENT'
  | 'VOTE'
  | 'READING'
  | 'REPORT'
  | 'RECEIPT_FILE';

/** An endpoint as data: the client, the server's mounting, the OpenAPI document and the tests' lists come from it. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api, as in SPEC 7, with parameters in braces and its trailing slash. */
  readonly path: string;
  readonly summary: string;
  readonly access: RequiredAccess;
  readonly query?: Schema;
  readonly body?: Schema;
  /** A multipart body with the field `file`, once or repeated. */
  readonly isMultipart?: true;
  /** Absent: 204 with no body. */
  readonly answer?: Schema;
  /** The answer is the bytes of a file. */
  readonly answersFile?: true;
  /** The answer is a stream of events, told as they happen until either side leaves; each is one of these. */
  readonly answersEvents?: Schema;
  /** 201 instead of 200; SOMETIMES: the verb answers `Made` when it has made something. */
  readonly creates?: true | 'SOMETIMES';
  readonly cache?: CachePolicy;
  /** Honours `Idempotency-Key: uuid/step`, kept 30 days per person. */
  readonly isIdempotent?: true;
  /** Counted against one of the limits of DOMAIN 8. */
  readonly limit?: LimitName;
  /** The reasons this call can refuse for, beside those every call has. */
  readonly problems?: readonly ProblemReason[];
}

/** Declares an endpoint and keeps its literal types. */
export function endpoint<const E extends Endpoint>(declared: E): E {
  return declared;
}

/** What a call answers when it has been done: the usual status, and 201 where something is sometimes made. */
export function successStatuses({ creates, answer, answersFile, answersEvents }: Endpoint): [number, ...number[]] {
  if (creates === true) return [201];
  const usual = answer || answersFile || answersEvents ? 200 : 204;
  return creates === 'SOMETIMES' ? [usual, 201] : [usual];
}

type ParameterName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParameterName<Rest> : never;

export type ParametersOf<E extends Endpoint> = { [Name in ParameterName<E['path']>]: string };
export type AnswerOf<E extends Endpoint> = E extends { answer: infer S extends Schema } ? z.output<S> : undefined;
export type EventOf<E extends Endpoint> = E extends { answersEvents: infer S extends Schema } ? z.output<S> : never;
export type QueryOf<E extends Endpoint> = E extends { query: infer S extends Schema } ? z.output<S> : undefined;
export type QueryInputOf<E extends Endpoint> = E extends { query: infer S extends Schema } ? z.input<S> : undefined;
export type BodyOf<E extends Endpoint> = E extends { body: infer S extends Schema } ? z.output<S> : undefined;
export type BodyInputOf<E extends Endpoint> = E extends { body: infer S extends Schema } ? z.input<S> : undefined;

/** The address of a call below the site's origin: parameters filled in and escaped, the query appended. */
export function endpointUrl(declared: Pick<Endpoint, 'path'>, parameters: Record<string, string> = {}, query: object = {}): string {
  const path = declared.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') search.set(name, String(value));
  const suffix = search.toString();
  return `/api${path}${suffix === '' ? '' : `?${suffix}`}`;
}
