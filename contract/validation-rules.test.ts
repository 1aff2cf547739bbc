import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import {
  equalsPassword,
  exists,
  hasMaxLength,
  hasMinLength,
  isAccepted,
  isAfter,
  isAlpha,
  isAlphanumeric,
  isAlphaSpaces,
  isAtLeast,
  isAtMost,
  isBefore,
  isBetween,
  isConstantCase,
  isDate,
  isEmail,
  isKebabCase,
  isNotEmpty,
  isObjectId,
  isOneOf,
  isPhoneNumber,
  isPrimitive,
  isString,
  isUrl,
  or,
  obeys,
  requiredText,
  ruleSentence,
  text,
  type Rule,
} from './validation-rules.ts';
import { fieldProblem, validate } from './validate.ts';

/** Each rule of SPEC 5: what passes, what does not, and its sentences. */
const rules: readonly [rule: Rule, passing: readonly unknown[], failing: readonly unknown[], french: string, english: string][] = [
  [isString, ['', 'a'], [1, null, undefined, {}], "n'est pas une chaîne de caractères valide", 'is not a valid text'],
  [
    isPrimitive,
    ['a', 0, false],
    [null, undefined, {}, []],
    'doit être un texte, un booléen ou un nombre',
    'must be a text, a boolean or a number',
  ],
  [
    isDate,
    ['2026-11-21', '2026-11-21T08:00:00Z', new Date()],
    ['hier', '2026-13-40', 12, '21/11/2026'],
    'doit être une date valide',
    'must be a valid date',
  ],
  [exists(true), ['x'], [], "n'existe pas", 'does not exist'],
  [exists(false), [], ['x'], "n'existe pas", 'does not exist'],
  [isNotEmpty, ['a', ['a'], 0], ['', '   ', [], null, undefined], 'est obligatoire', 'is required'],
  [
    isEmail,
    ['a@b.tn', 'prénom.nom@exemple.com'],
    ['a', 'a@b', '@b.tn', 'a b@c.tn', 'a@b..tn', 3],
    'doit être une adresse email valide',
    'must be a valid email address',
  ],
  [
    isUrl,
    ['https://a.tn', 'http://a.tn/b?c'],
    ['a.tn', 'javascript:alert(1)', 'ftp://a.tn', 'https://a.tn/\u202Egnp.exe', 'https://a\u00AD.tn', 4],
    'doit être une url valide',
    'must be a valid url',
  ],
  [isOneOf(['hot', 'new']), ['hot'], ['cold', 1], "doit être l'un des valeurs [hot, new]", 'must be one of the values [hot, new]'],
  [hasMaxLength(3), ['', 'abc'], ['abcd', 5], 'ne doit pas dépassé 3 caractères', 'must not exceed 3 characters'],
  [hasMinLength(8), ['12345678'], ['1234567', 12345678], 'doit avoir au moins 8 caractères', 'must have at least 8 characters'],
  [equalsPassword('secret'), ['secret'], ['Secret', ''], 'doit être identique au mot de passe', 'must be the same as the password'],
  [isAtMost(5), [5, -1], [5.1, '4'], 'doit être inférieur à 5', 'must be at most 5'],
  [isAtLeast(5), [5, 6], [4.9, '6'], 'doit être superieur à 5', 'must be at least 5'],
  [isBetween(1, 3), [2], [1, 3, '2'], 'doit être entre 1 et 3', 'must be between 1 and 3'],
  [isAlpha, ['été', 'سلام'], ['a b', 'a1', ''], 'ne doit contenir que des lettres', 'must contain letters only'],
  [
    isAlphaSpaces,
    ['Ben Salah'],
    ['Ben-Salah', '7'],
    'ne doit contenir que des lettres et des espaces',
    'must contain letters and spaces only',
  ],
  [
    isAlphanumeric,
    ['AB12'],
    ['AB 12', 'AB-12', ''],
    'ne doit contenir que des lettres et des chiffres',
    'must contain letters and digits only',
  ],
  [
    isKebabCase,
    ['amel-ben-salah', 'a1'],
    ['Amel', 'a--b', '-a', 'a_b'],
    'ne doit contenir que des minuscules, des chiffres et des tirets',
    'must contain lowercase letters, digits and hyphens only',
  ],
  [
    isConstantCase,
    ['ADMIN', 'FRONT_DESK2'],
    ['admin', '2X', 'A B', 'É'],
    'ne doit contenir que des majuscules sans accent, des chiffres et des tirets bas',
    'must contain unaccented capitals, digits and underscores only',
  ],
  [
    isObjectId,
    ['0123456789abcdef01234567'],
    ['0123456789ABCDEF01234567', '0123'],
    "n'est pas un identifiant valide",
    'is not a valid identifier',
  ],
  [
    isBefore('2026-01-01'),
    ['2025-12-31'],
    ['2026-01-01', '2026-01-02', 'hier'],
    'doit être avant le 2026-01-01',
    'must be before 2026-01-01',
  ],
  [
    isAfter('2026-01-01'),
    ['2026-01-02'],
    ['2026-01-01', '2025-12-31', 'hier'],
    'doit être après le 2026-01-01',
    'must be after 2026-01-01',
  ],
  [
    isPhoneNumber,
    ['+21620123456'],
    ['20123456', '+0123', '+216 20'],
    'doit être un numéro de téléphone valide, par exemple +216 20 123 456',
    'must be a valid phone number, for example +216 20 123 456',
  ],
  [isAccepted, [true], [false, 'true', undefined], 'doit être accepté', 'must be accepted'],
];

describe('each rule', () => {
  test.each(rules)('$0.name', (rule, passing, failing, french, english) => {
    for (const value of passing) expect(rule.test(value), `${JSON.stringify(value)} passes`).toBe(true);
    for (const value of failing) expect(rule.test(value), `${JSON.stringify(value)} fails`).toBe(false);
    expect([ruleSentence(rule, 'fr'), ruleSentence(rule, 'en')]).toEqual([french, english]);
  });

  test('or passes when one of its rules does, and names them all when none does', () => {
    const either = or(isEmail, isPhoneNumber);
    expect([either.test('a@b.tn'), either.test('+21620123456'), either.test('neither')]).toEqual([true, true, false]);
    expect(ruleSentence(or(isAlpha, isObjectId), 'fr')).toBe("ne doit contenir que des lettres ou n'est pas un identifiant valide");
    expect(ruleSentence(or(isAlpha, isObjectId), 'en')).toBe('must contain letters only or is not a valid identifier');
  });
});

describe('validate', () => {
  const schema = z.object({ email: requiredText(isEmail), age: z.optional(z.number().check(obeys(isAtLeast(18)))) });

  test('inserts the display name, in either language', () => {
    expect(fieldProblem('email', isNotEmpty, 'fr')).toEqual({ fieldName: 'email', message: "L'email est obligatoire" });
    expect(fieldProblem('email', isNotEmpty, 'en')).toEqual({ fieldName: 'email', message: 'The email is required' });
  });

  test('gives the problems of a field in the order of its rules', () => {
    const checked = validate(schema, { email: '  ' }, 'fr');
    expect(checked.isValid ? [] : checked.fields.map(({ message }) => message)).toEqual([
      "L'email est obligatoire",
      "L'email doit être une adresse email valide",
    ]);
  });

  test('calls a missing field required, a wrong type by its rule, and ignores unknown fields', () => {
    expect(validate(schema, {}, 'fr')).toEqual({ isValid: false, fields: [{ fieldName: 'email', message: "L'email est obligatoire" }] });
    expect(validate(schema, { email: 7 }, 'fr')).toMatchObject({
      fields: [{ message: "L'email n'est pas une chaîne de caractères valide" }],
    });
    expect(validate(schema, { email: ' a@b.tn ', role: 'GOD' }, 'fr')).toEqual({ isValid: true, value: { email: 'a@b.tn' } });
  });

  test('counts the items of a list, not characters', () => {
    const short = z.object({ weekly: z.array(z.string()).check(z.maxLength(2)) });
    expect(validate(short, { weekly: ['a', 'b', 'c'] }, 'fr')).toMatchObject({
      fields: [{ message: "L'horaire hebdomadaire ne doit pas contenir plus de 2 éléments" }],
    });
  });

  test('names a nested field with dots', () => {
    const nested = z.object({ weekly: z.array(z.object({ start: text(hasMinLength(5)) })) });
    expect(validate(nested, { weekly: [{ start: '9' }] }, 'fr')).toEqual({
      isValid: false,
      fields: [{ fieldName: 'weekly.0.start', message: 'Le début doit avoir au moins 5 caractères' }],
    });
  });
});
