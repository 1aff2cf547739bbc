import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from './document.ts';

/** Values that stand for something in the world, by the names fields and parameters have; `''` for any id. */
export type KnownValues = (name: string) => readonly unknown[];

/** What has broken servers: types that are not asked for, text that is a command elsewhere, sizes and signs out of bounds. */
const hostile = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  Number.MAX_SAFE_INTEGER + 2,
  1e308,
  [],
  {},
  [[[[[[[[]]]]]]]],
  { constructor: { prototype: { isAdmin: true } } },
  { toString: 'x', length: -1 },
  '',
  ' ',
  '0',
  'null',
  'a\u0000b',
  '\uD800',
  '\uFEFF\u202Eevil\u202C',
  "' or 1=1; drop table accounts; --",
  '"><script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '%00%2e%2e%2f',
  '../../../../etc/passwd',
  'http://127.0.0.1:5432/',
  '9999-12-31T23:59:59.999Z',
  '-000001-01-01T00:00:00Z',
  '2026-02-30T00:00:00Z',
  '2026-13-45',
  '0000-00-00',
  'é'.repeat(40_000),
  'a'.repeat(300_000),
  '\u{1F468}\u200D\u{1F469}\u200D\u{1F467}'.repeat(200),
  Array.from({ length: 2000 }, (_, index) => index),
] as const;

export const hostileValue: Arbitrary<unknown> = fc.oneof(
  { arbitrary: fc.constantFrom<unknown>(...hostile), weight: 5 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 60 }), weight: 2 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 1 },
);

function text(schema: JsonSchema, name: string, known: KnownValues): Arbitrary<unknown> {
  const values = known(name);
  const free =
    schema.pattern === undefined ? fc.string({ unit: 'grapheme', maxLength: 80 }) : fc.stringMatching(new RegExp(schema.pattern));
  return values.length === 0 ? free : fc.oneof({ arbitrary: fc.constantFrom(...values), weight: 4 }, { arbitrary: free, weight: 1 });
}

function list(schema: JsonSchema, name: string, known: KnownValues): Arbitrary<unknown> {
  const [minLength, most] = [schema.minItems ?? 0, schema.maxItems ?? 4];
  return fc.array(valueOf(schema.items ?? {}, name, known), { minLength, maxLength: Math.max(minLength, Math.min(most, 4)) });
}

function object(schema: JsonSchema, known: KnownValues): Arbitrary<unknown> {
  const shape = Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, each]) => [name, valueOf(each, name, known)]));
  return fc.record(shape, { requiredKeys: [...(schema.required ?? [])] });
}

/** What a schema lets through, more or less: the rules that a document cannot say are the server's to check. */
function fitting(schema: JsonSchema, name: string, known: KnownValues): Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => fitting(each, name, known)));
  const types = typeof schema.type === 'string' ? [schema.type] : (schema.type ?? []);
  if (types.length > 1) return fc.oneof(...types.map((type) => fitting({ ...schema, type }, name, known)));
  switch (types[0]) {
    case 'object':
      return object(schema, known);
    case 'array':
      return list(schema, name, known);
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? -10, max: schema.maximum ?? 100_000 });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return text(schema, name, known);
    default:
      return fc.oneof(text({}, name, known), fc.jsonValue({ maxDepth: 2 }));
  }
}

/** Mostly what the schema lets through, now and then what it must not. */
export const valueOf = (schema: JsonSchema, name: string, known: KnownValues): Arbitrary<unknown> =>
  fc.oneof({ arbitrary: fitting(schema, name, known), weight: 12 }, { arbitrary: hostileValue, weight: 1 });
