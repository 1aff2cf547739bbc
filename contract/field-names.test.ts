import type * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { allEndpoints } from './endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import { fieldDisplayName } from './field-names.ts';
import { fieldProblem } from './validate.ts';
import { isAtMost, isNotEmpty } from './validation-rules.ts';

type Definition = { type: string } & Partial<Record<'element' | 'innerType' | 'in' | 'out', z.core.$ZodType>> & {
    shape?: Record<string, z.core.$ZodType>;
    options?: z.core.$ZodType[];
  };

/** Every field below a schema, dotted, with the types it may have. */
function fieldsOf(schema: z.core.$ZodType | undefined, path = ''): [path: string, type: string][] {
  if (!schema) return [];
  const { type, shape, element, options, ...wrapped } = schema._zod.def as Definition;
  const below = [wrapped.innerType, wrapped.in, wrapped.out, ...(options ?? [])].flatMap((each) => fieldsOf(each, path));
  const named = Object.entries(shape ?? {}).flatMap(([name, each]) => fieldsOf(each, path === '' ? name : `${path}.${name}`));
  return [[path, type], ...below, ...named, ...(element ? fieldsOf(element, `${path}.0`) : [])];
}

const declared: readonly Endpoint[] = allEndpoints;

/** Of bodies: chosen by a press, or written by the page itself. No sentence about them can come of what a person types. */
const neverTyped = new Set(
  'token threads isDiscreet outsideHours duringAbsence yearly answers answers.0 answers.0.id showsNames basedOn isUsual ids ids.0 socialLinks socialLinks.0 isOn refund paymentId outcome isOffered replaces replaces.0 isAssigned seenSince isLocked editedAt'.split(
    ' ',
  ),
);

const fields = declared.flatMap(({ body, query }) => [...fieldsOf(body), ...fieldsOf(query)]).filter(([path]) => path !== '');
const numbers = fields.filter(([, type]) => type === 'number').map(([path]) => path);

describe('the display name of a field', () => {
  test.each([...new Set(fields.map(([path]) => path))])('%s is singular, as the sentences behind it are', (path) => {
    expect(fieldDisplayName(path, 'fr')).toMatch(/^(Le |La |L')/);
    expect(fieldDisplayName(path, 'en')).toMatch(/^(The|Your) /);
  });

  const inBodies = [...new Set(declared.flatMap(({ body }) => fieldsOf(body)).map(([path]) => path))];
  const bare = inBodies.filter((path) => path !== '' && !neverTyped.has(path) && fieldDisplayName(path, 'fr').startsWith('Le champ «'));
  test('what a person types has a name of its own', () => expect(bare).toEqual([]));

  test.each([...new Set(numbers)])('%s is masculine: « doit être inférieur à »', (path) => {
    expect(fieldProblem(path, isAtMost(5), 'fr').message).toMatch(/^Le .+ doit être inférieur à 5$/);
  });

  test('a field deep in a list has a name of its own, or its list’s', () => {
    expect(numbers).toContain('weekly.0.weekday');
    expect(fieldDisplayName('weekly.0.weekday', 'fr')).toBe('Le jour de la semaine');
    expect(fieldDisplayName('seasons.2.weekly.0.intervals.1', 'fr')).toBe('La plage horaire');
    expect(fieldDisplayName('avatar._id', 'fr')).toBe('La photo de profil');
  });

  test('an unknown field is quoted, and none at all is the request', () => {
    expect(fieldProblem('h', isNotEmpty, 'fr').message).toBe('Le champ « h » est obligatoire');
    expect(fieldDisplayName('', 'en')).toBe('The request');
  });
});
