import { endpointUrl, type AnswerOf, type Endpoint, type ParametersOf, type QueryInputOf } from '#contract/endpoint.ts';
import type { ProblemBody } from '#contract/problem.ts';

interface Options<E extends Endpoint> {
  parameters?: ParametersOf<E>;
  query?: QueryInputOf<E>;
  body?: unknown;
  form?: FormData;
  bearer?: string;
  idempotencyKey?: string;
}

/** Calls an endpoint on a running server, over the network. */
export async function callServer<E extends Endpoint>(
  url: string,
  endpoint: E,
  options: Options<E> = {},
): Promise<{ status: number; body: AnswerOf<E> & Partial<ProblemBody> }> {
  const { parameters, query, body, form, bearer, idempotencyKey } = options;
  const response = await fetch(url + endpointUrl(endpoint, parameters, query ?? {}), {
    method: endpoint.method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
      ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
    },
    ...(form ? { body: form } : body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return {
    status: response.status,
    body: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined) as AnswerOf<E> & Partial<ProblemBody>,
  };
}
