import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Document, JsonSchema, Operation } from './document.ts';

export interface FuzzAnswer {
  readonly status: number;
  readonly text: string;
  readonly contentType: string;
}

/** What only the inside of the server knows: stacks, files, statements, keys of the language. */
const inside =
  /\bat \S+ \(.*:\d+:\d+\)|node_modules|node:internal|\/server\/modules\/|drizzle|insert into "|update "\w+" set|select "\w+"|violates \w+ constraint|ECONNREFUSED|TypeError|ReferenceError|\[object Object\]|"(passwordHash|password_hash|refreshTokenHash|stack)"/;

/** Judges answers by what the document declares. Gives what is wrong with one, in words; nothing when it is right. */
export function judgeOf({ components }: Document) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const checks = new Map<JsonSchema, ReturnType<typeof ajv.compile>>();
  const checkOf = (schema: JsonSchema) => {
    const check = checks.get(schema) ?? ajv.compile(schema);
    checks.set(schema, check);
    return check;
  };

  function problems(reasons: string, body: unknown): string[] {
    const check = checkOf(components.schemas.Problem);
    if (!check(body)) return [`not the declared shape of a problem: ${ajv.errorsText(check.errors)}`];
    const { reason } = body as { reason?: string };
    return reason === undefined || reasons.split(', ').includes(reason) ? [] : [`the reason ${reason} is not declared`];
  }

  return (operation: Operation, { status, text, contentType }: FuzzAnswer): string[] => {
    if (status >= 500) return ['the server failed'];
    const leaks = inside.test(text) ? ['it tells what is inside the server'] : [];
    if (status === 304) return leaks;
    const declared = operation.responses[status];
    if (!declared) return [...leaks, `the status ${status} is not declared`];
    const schema = declared.content?.['application/json']?.schema;
    if (!schema) return leaks;
    if (!contentType.startsWith('application/json')) return [...leaks, `it is ${contentType}, not JSON`];
    const body: unknown = JSON.parse(text);
    if (status >= 400) return [...leaks, ...problems(declared.description, body)];
    const check = checkOf(schema);
    return check(body) ? leaks : [...leaks, `not the declared answer: ${ajv.errorsText(check.errors)}`];
  };
}
