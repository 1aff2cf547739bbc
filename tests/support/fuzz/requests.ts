import fc, { type Arbitrary } from 'fast-check';
import type { Operation } from './document.ts';
import { damaged, uploads } from './uploads.ts';
import { hostileValue, valueOf, type KnownValues } from './values.ts';

/** A request below /api, without its bearer. */
export interface FuzzRequest {
  readonly path: string;
  readonly payload?: string | Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

type Payload = Pick<FuzzRequest, 'payload' | 'headers'>;

/** Any value as JSON, half characters and all; bytes as they are. */
function payloadOf(body: unknown, headers: FuzzRequest['headers']): Payload {
  if (body === undefined) return { headers };
  if (Buffer.isBuffer(body)) return { payload: body, headers };
  return { payload: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } };
}

/**
 * At most 2,000 characters; half a character, which no address can hold, becomes the sign for one that is unknown.
 * A segment of dots alone would lead to another path before it leaves.
 */
function inUrl(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(Buffer.from(/^\.{1,2}$/.test(text) ? 'dots' : text.slice(0, 2000)).toString());
}

/** Headers that change what the server does with a call. */
const headers: Arbitrary<Record<string, string>> = fc.record(
  {
    'accept-language': fc.constantFrom('fr', 'en', 'ar', '*', 'en-GB;q=nope', ''),
    'idempotency-key': fc.oneof(fc.uuid(), fc.constantFrom('', 'x', '2f1f3c1e-1111-4111-8111-111111111111/attach', 'é'.repeat(300))),
    'if-none-match': fc.constantFrom('*', '"x"'),
    'sec-fetch-site': fc.constantFrom('same-origin', 'cross-site'),
    range: fc.constant('bytes=0-1,5-'),
    'user-agent': fc.constantFrom('', 'Mozilla/5.0 (Linux; Android 13) Chrome/120', '<script>'),
  },
  { requiredKeys: [] },
);
const fewHeaders = fc.oneof({ arbitrary: fc.constant({}), weight: 3 }, { arbitrary: headers, weight: 1 });

/** Bodies that are not what they say they are. */
const brokenBody = fc.constantFrom<Payload[]>(
  { payload: '{"a":', headers: { 'content-type': 'application/json' } },
  { payload: '', headers: { 'content-type': 'application/json' } },
  { payload: '[]', headers: { 'content-type': 'application/json' } },
  { payload: '"text"', headers: { 'content-type': 'application/json' } },
  { payload: '{"__proto__":{"isAdmin":true}}', headers: { 'content-type': 'application/json' } },
  { payload: `${'['.repeat(5000)}${']'.repeat(5000)}`, headers: { 'content-type': 'application/json' } },
  { payload: '<a/>', headers: { 'content-type': 'application/xml' } },
  { payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { payload: 'nothing', headers: { 'content-type': 'multipart/form-data' } },
  {
    payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  },
);

/** A request made of the document alone; where it asks for files, of the picture and what is made of it. */
export function requestOf(operation: Operation, known: KnownValues, picture: Buffer): Arbitrary<FuzzRequest> {
  const inPath = operation.parameters.filter((each) => each.in === 'path');
  const inQuery = operation.parameters.filter((each) => each.in === 'query');
  const segments = fc.record(Object.fromEntries(inPath.map(({ name, schema }) => [name, valueOf(schema, name, known)])));
  const query = fc.record(Object.fromEntries(inQuery.map(({ name, schema }) => [name, valueOf(schema, name, known)])), {
    requiredKeys: [],
  });
  const json = operation.body === null ? fc.constant(undefined) : valueOf(operation.body, '', known);
  const body = operation.isMultipart ? uploads(picture) : json.map((value) => payloadOf(value, {}));
  const whole = fc.record({ segments, query, body, headers: fewHeaders }).map((parts): FuzzRequest => {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inUrl(parts.segments[name]) || '0');
    const pairs = Object.entries(parts.query).map(([name, value]) => `${name}=${inUrl(value)}`);
    const headers = { ...parts.body.headers, ...parts.headers };
    return { ...parts.body, path: pairs.length === 0 ? path : `${path}?${pairs.join('&')}`, headers };
  });
  if (operation.method === 'GET') return whole;
  const broken = fc.tuple(whole, brokenBody).map(([request, part]): FuzzRequest => ({ ...request, ...part }));
  return fc.oneof({ arbitrary: whole, weight: 12 }, { arbitrary: broken, weight: 1 });
}

/** One change to a request that the server would take: a value replaced, left out or added, the query likewise. */
export interface Change {
  readonly kind: 'replace' | 'drop' | 'add' | 'query' | 'none';
  readonly at: number;
  readonly value: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

export const change: Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('replace', 'replace', 'replace', 'drop', 'add', 'query', 'none'),
  at: fc.nat(1000),
  value: hostileValue,
  headers: fewHeaders,
});

type Place = readonly (string | number)[];

/** Every place of a value, the value itself first. */
function placesOf(value: unknown, at: Place = []): Place[] {
  const inside =
    value === null || typeof value !== 'object'
      ? []
      : Object.entries(value).flatMap(([key, each]) => placesOf(each, [...at, Array.isArray(value) ? Number(key) : key]));
  return [at, ...inside];
}

function withChange(value: unknown, [key, ...rest]: Place, made: Change): unknown {
  if (key === undefined)
    return made.kind === 'add' && value !== null && typeof value === 'object' ? { ...value, extra: made.value } : made.value;
  if (Array.isArray(value)) return value.map((each: unknown, index) => (index === key ? withChange(each, rest, made) : each));
  const { [key]: chosen, ...others } = value as Record<string, unknown>;
  return made.kind === 'drop' && rest.length === 0 ? others : { ...others, [key]: withChange(chosen, rest, made) };
}

/** A request that the server would take, with the change made to it. */
export function changed(
  { path, body, headers: own = {} }: { path: string; body?: unknown; headers?: Record<string, string> },
  made: Change,
): FuzzRequest {
  const headers = { ...own, ...made.headers };
  if (made.kind === 'query')
    return { path: `${path}${path.includes('?') ? '&' : '?'}page=${inUrl(made.value)}`, ...payloadOf(body, headers) };
  if (made.kind === 'none' || body === undefined) return { path, ...payloadOf(body, headers) };
  if (Buffer.isBuffer(body)) return { path, ...payloadOf(damaged(body, made.at), headers) };
  const places = placesOf(body);
  return { path, ...payloadOf(withChange(body, places[made.at % places.length] ?? [], made), headers) };
}
