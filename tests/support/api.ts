import type { AnswerOf, Endpoint, ParametersOf, QueryInputOf } from '#contract/endpoint.ts';
import { endpointUrl } from '#contract/endpoint.ts';
import type { ProblemBody } from '#contract/problem.ts';
import { signIn, signUp, updateMe } from '#contract/auth/auth.endpoints.ts';
import type { App } from '#server/app.ts';

export interface Answered<T> {
  status: number;
  body: T;
  problem: ProblemBody;
  headers: Record<string, string | string[] | number | undefined>;
}

interface Options<E extends Endpoint> {
  parameters?: ParametersOf<E>;
  query?: QueryInputOf<E>;
  /** Anything: tests also send what a client must not. */
  body?: unknown;
  bearer?: string;
  headers?: Record<string, string>;
  locale?: 'fr' | 'en';
}

/** Calls an endpoint of the contract on the application, in process. */
export async function call<E extends Endpoint>(app: App, endpoint: E, options: Options<E> = {}): Promise<Answered<AnswerOf<E>>> {
  const response = await app.inject({
    method: endpoint.method,
    url: endpointUrl(endpoint, options.parameters, options.query ?? {}),
    headers: {
      accept: 'application/json',
      'accept-language': options.locale ?? 'fr',
      ...(options.bearer ? { authorization: `Bearer ${options.bearer}` } : {}),
      ...options.headers,
    },
    ...(options.body === undefined ? {} : { payload: options.body as object }),
  });
  const isJson = String(response.headers['content-type'] ?? '').includes('application/json');
  const body: unknown = isJson ? JSON.parse(response.payload) : response.payload;
  return { status: response.statusCode, body: body as AnswerOf<E>, problem: body as ProblemBody, headers: response.headers };
}

export const demonstrationPassword = 'demo-accalmie';

/** Signs one of the demonstration accounts in (client, therapist, moderator, admin) and gives its access token. */
export async function signInAs(app: App, who: 'client' | 'therapist' | 'moderator' | 'admin'): Promise<string> {
  const { body, status } = await call(app, signIn, { body: { email: `${who}@demo.test`, password: demonstrationPassword } });
  if (status !== 200) throw new Error(`sign-in as ${who} answered ${status}`);
  return body.token.accessToken;
}

let count = 0;

/** Makes a new client, with a complete account unless told otherwise. */
export async function newClient(
  app: App,
  options: { isActivated?: boolean; headers?: Record<string, string> } = {},
): Promise<{ authID: string; bearer: string; refreshToken: string; email: string }> {
  count += 1;
  const number = count;
  const email = `person${number}-${process.pid}@test.example`;
  const password = 'quatre mots sans rapport';
  const { headers } = options;
  const { body } = await call(app, signUp, { body: { email, password, confirmPassword: password }, ...(headers && { headers }) });
  const bearer = body.token.accessToken;
  if (options.isActivated !== false) {
    // Nobody else in this process has it.
    const phoneNumber = `+21651${String(number).padStart(6, '0')}`;
    await call(app, updateMe, { bearer, body: { phoneNumber, firstName: 'Test' } });
  }
  return { authID: body.authID, bearer, refreshToken: body.token.refreshToken, email };
}
