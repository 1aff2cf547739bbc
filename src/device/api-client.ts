import { refreshToken as refreshTokenEndpoint } from '#contract/auth/auth.endpoints.ts';
import { endpointUrl, type AnswerOf, type BodyInputOf, type Endpoint, type ParametersOf, type QueryInputOf } from '#contract/endpoint.ts';
import type { Locale } from '#contract/locale.ts';
import { readPractice } from '#contract/practice/practice.endpoints.ts';
import { tokenMessage, type ProblemBody } from '#contract/problem.ts';
import { withPatience } from './patient-transport.ts';
import { ApiProblem, isAccountClosed, isRefusal, NetworkFailure } from './problems.ts';
import { createRefresh, type TokenStore } from './refresh-session.ts';
import type { ApiAnswer, ApiRequest, Transport } from './transport.ts';

type OptionalWhenEmpty<Name extends string, Value> = [Value] extends [undefined]
  ? { [N in Name]?: undefined }
  : [undefined] extends [Value]
    ? { [N in Name]?: Value }
    : Record<string, never> extends Value
      ? { [N in Name]?: Value }
      : { [N in Name]: Value };

export interface AnyCallOptions {
  /** `uuid/step`, for endpoints that honour it. */
  idempotencyKey?: string;
  /** The multipart body of an upload. */
  form?: FormData;
  /** Takes the place of the stored token: the upload token of the media service. */
  token?: string;
  /** Takes the place of the client's transport for this call: one that reports progress, or opens a stream. */
  transport?: Transport;
  /** Told, before the call resolves, whether the answer comes from what this device has kept. */
  onKept?: (isKept: boolean) => void;
}

export type CallOptions<E extends Endpoint> = AnyCallOptions &
  OptionalWhenEmpty<'parameters', ParametersOf<E>> &
  OptionalWhenEmpty<'query', QueryInputOf<E>> &
  OptionalWhenEmpty<'body', BodyInputOf<E>>;

type CallArguments<E extends Endpoint> =
  Record<string, never> extends CallOptions<E> ? [options?: CallOptions<E>] : [options: CallOptions<E>];
type StreamOrAnswer<E extends Endpoint> = E extends { answersEvents: object } ? ReadableStream<Uint8Array> : AnswerOf<E>;
export type FileOrAnswer<E extends Endpoint> = E extends { answersFile: true } ? Blob : StreamOrAnswer<E>;

export interface ApiClient {
  readonly locale: Locale;
  /**
   * Calls an endpoint and answers its body, trusted as it comes. Throws ApiProblem when the server refuses and
   * NetworkFailure when no answer came; an expired access token is refreshed once, an anti-forgery one likewise.
   */
  call<E extends Endpoint>(endpoint: E, ...options: CallArguments<E>): Promise<FileOrAnswer<E>>;
}

export interface ApiClientOptions {
  transport: Transport;
  locale: Locale;
  tokens?: TokenStore;
  /** Reads the XSRF-TOKEN cookie; workers have no document, so the page lends it. */
  antiForgeryToken?: () => string | undefined;
  /** The server said that the session of this refresh token is over. A lost network never gets here. */
  onSessionRefused?: (refreshToken: string) => void | Promise<void>;
  /**
   * The server has closed the account of whoever this is, and says why and until when: told with every call that came
   * with their token.
   */
  onAccountClosed?: (sentence: string) => void | Promise<void>;
  /** Told after every attempt whether an answer came. */
  onReachable?: (isReachable: boolean) => void;
}

interface LooseOptions extends AnyCallOptions {
  parameters?: Record<string, string>;
  query?: object;
  body?: unknown;
}

const isTokenProblem = (answer: ApiAnswer): boolean =>
  answer.status === 403 && (answer.body as ProblemBody | undefined)?.message === tokenMessage;
const isForgeryProblem = (answer: ApiAnswer): boolean =>
  answer.status === 403 && (answer.body as ProblemBody | undefined)?.reason === 'CSRF';

const acceptedBy = ({ answersFile, answersEvents }: Endpoint): string =>
  answersFile ? '*/*' : answersEvents ? 'text/event-stream' : 'application/json';

const refreshPatienceMs = 30_000;

/** The client of our API, for the page, the worker and (with another transport) the server's rendering. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { transport, locale, tokens, antiForgeryToken, onReachable } = options;

  async function carry(request: ApiRequest, through: Transport): Promise<ApiAnswer> {
    try {
      const answer = await through(request);
      // What comes from the device at once says nothing of the network yet.
      if (answer.kept !== 'revalidating') onReachable?.(answer.kept !== 'fallback');
      return answer;
    } catch (cause) {
      // Given up by the person: it tells nothing of the network.
      if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
      onReachable?.(false);
      throw new NetworkFailure(cause);
    }
  }

  function send(endpoint: Endpoint, call: LooseOptions, bearer: string | undefined): Promise<ApiAnswer> {
    const headers: Record<string, string> = { accept: acceptedBy(endpoint), 'accept-language': locale };
    const forgeryToken = antiForgeryToken?.();
    if (bearer) headers['authorization'] = `Bearer ${bearer}`;
    else if (endpoint.method !== 'GET' && forgeryToken) headers['x-xsrf-token'] = forgeryToken;
    if (call.idempotencyKey) headers['idempotency-key'] = call.idempotencyKey;
    if (call.body !== undefined) headers['content-type'] = 'application/json';
    const request: ApiRequest = {
      method: endpoint.method,
      url: endpointUrl(endpoint, call.parameters, call.query),
      headers,
      expectsFile: endpoint.answersFile === true,
      ...(call.body === undefined ? {} : { json: JSON.stringify(call.body) }),
      ...(call.form === undefined ? {} : { form: call.form }),
    };
    return carry(request, call.transport ?? transport);
  }

  // Every tab and the worker wait for this one: it may not be silent for ever.
  const inTime = withPatience(transport, { call: refreshPatienceMs, upload: refreshPatienceMs });
  const refresh =
    tokens &&
    createRefresh(
      tokens,
      async (stored) => {
        const answer = await send(refreshTokenEndpoint, { transport: inTime }, stored);
        const { accessToken } = (answer.body ?? {}) as Partial<AnswerOf<typeof refreshTokenEndpoint>>;
        if (answer.status === 200 && typeof accessToken === 'string') return { accessToken };
        await tellIfClosed(answer);
        const problem = problemOf(answer);
        if (isRefusal(problem)) return 'REFUSED';
        throw problem;
      },
      (refusedToken) => options.onSessionRefused?.(refusedToken),
    );

  async function storedToken(endpoint: Endpoint): Promise<string | undefined> {
    const { kind } = endpoint.access;
    const isPersonal = endpoint.cache === undefined || endpoint.cache === 'NO_STORE';
    if (!tokens || !isPersonal || kind === 'PUBLIC' || kind === 'UPLOAD_TOKEN') return undefined;
    const stored = await tokens.read();
    return kind === 'REFRESH_TOKEN' ? stored?.refreshToken : stored?.accessToken;
  }

  async function tellIfClosed(answer: ApiAnswer): Promise<void> {
    const problem = problemOf(answer);
    if (isAccountClosed(problem)) await options.onAccountClosed?.(problem.message);
  }

  async function answerTo(endpoint: Endpoint, call: LooseOptions): Promise<ApiAnswer> {
    const bearer = call.token ?? (await storedToken(endpoint));
    const answer = await send(endpoint, call, bearer);
    if (bearer && !call.token) await tellIfClosed(answer);
    if (isForgeryProblem(answer)) {
      // Any GET under /api brings a fresh cookie.
      await send(readPractice, {}, undefined);
      return send(endpoint, call, bearer);
    }
    const mayRefresh = refresh && bearer && !call.token && endpoint.access.kind !== 'REFRESH_TOKEN';
    if (!mayRefresh || !isTokenProblem(answer)) return answer;
    const fresh = await refresh(bearer);
    return fresh ? send(endpoint, call, fresh) : answer;
  }

  return {
    locale,
    async call(endpoint, ...[callOptions]) {
      const answer = await answerTo(endpoint, (callOptions ?? {}) as LooseOptions);
      callOptions?.onKept?.(answer.kept !== undefined);
      if (answer.status >= 200 && answer.status < 300) return answer.body as never;
      throw problemOf(answer);
    },
  };
}

function problemOf({ status, body, retryAfterSeconds }: ApiAnswer): ApiProblem {
  const problem = typeof body === 'object' && body !== null && 'message' in body ? (body as ProblemBody) : { message: `HTTP ${status}` };
  return new ApiProblem(status, problem, retryAfterSeconds);
}
