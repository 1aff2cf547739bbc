import * as z from 'zod/mini';
import { withoutFormatCharacters } from './hidden-characters.ts';
import type { Locale } from './locale.ts';

z.config({ jitless: true });

type Sentence = (parameters: readonly (string | number)[]) => string;

const sentence =
  (text: string): Sentence =>
  (parameters) =>
    parameters.reduce<string>((filled, parameter, index) => filled.replace(`{${index}}`, String(parameter)), text);

/** The sentence of each rule, behind the field's display name. The French ones that SPEC 5 gives are verbatim. */
const ruleSentences = {
  isString: { fr: sentence("n'est pas une chaîne de caractères valide"), en: sentence('is not a valid text') },
  isPrimitive: { fr: sentence('doit être un texte, un booléen ou un nombre'), en: sentence('must be a text, a boolean or a number') },
  isNumber: { fr: sentence('doit être un nombre'), en: sentence('must be a number') },
  isInteger: { fr: sentence('doit être un nombre entier'), en: sentence('must be a whole number') },
  isBoolean: { fr: sentence('doit valoir vrai ou faux'), en: sentence('must be true or false') },
  isList: { fr: sentence('doit être une liste'), en: sentence('must be a list') },
  isRecord: { fr: sentence("n'est pas valide"), en: sentence('is not valid') },
  isDate: { fr: sentence('doit être une date valide'), en: sentence('must be a valid date') },
  exists: { fr: sentence("n'existe pas"), en: sentence('does not exist') },
  isNotEmpty: { fr: sentence('est obligatoire'), en: sentence('is required') },
  isEmail: { fr: sentence('doit être une adresse email valide'), en: sentence('must be a valid email address') },
  isUrl: { fr: sentence('doit être une url valide'), en: sentence('must be a valid url') },
  isOneOf: { fr: sentence("doit être l'un des valeurs [{0}]"), en: sentence('must be one of the values [{0}]') },
  hasMaxLength: { fr: sentence('ne doit pas dépassé {0} caractères'), en: sentence('must not exceed {0} characters') },
  hasMaxItems: { fr: sentence('ne doit pas contenir plus de {0} éléments'), en: sentence('must not hold more than {0} items') },
  hasMinLength: { fr: sentence('doit avoir au moins {0} caractères'), en: sentence('must have at least {0} characters') },
  hasMinLetters: { fr: sentence('doit avoir au moins {0} lettres'), en: sentence('must have at least {0} letters') },
  equalsPassword: { fr: sentence('doit être identique au mot de passe'), en: sentence('must be the same as the password') },
  isAtMost: { fr: sentence('doit être inférieur à {0}'), en: sentence('must be at most {0}') },
  isAtLeast: { fr: sentence('doit être superieur à {0}'), en: sentence('must be at least {0}') },
  isBetween: { fr: sentence('doit être entre {0} et {1}'), en: sentence('must be between {0} and {1}') },
  isAlpha: { fr: sentence('ne doit contenir que des lettres'), en: sentence('must contain letters only') },
  isAlphaSpaces: { fr: sentence('ne doit contenir que des lettres et des espaces'), en: sentence('must contain letters and spaces only') },
  isAlphanumeric: {
    fr: sentence('ne doit contenir que des lettres et des chiffres'),
    en: sentence('must contain letters and digits only'),
  },
  isKebabCase: {
    fr: sentence('ne doit contenir que des minuscules, des chiffres et des tirets'),
    en: sentence('must contain lowercase letters, digits and hyphens only'),
  },
  isConstantCase: {
    fr: sentence('ne doit contenir que des majuscules sans accent, des chiffres et des tirets bas'),
    en: sentence('must contain unaccented capitals, digits and underscores only'),
  },
  isObjectId: { fr: sentence("n'est pas un identifiant valide"), en: sentence('is not a valid identifier') },
  isBefore: { fr: sentence('doit être avant le {0}'), en: sentence('must be before {0}') },
  isAfter: { fr: sentence('doit être après le {0}'), en: sentence('must be after {0}') },
  isPhoneNumber: {
    fr: sentence('doit être un numéro de téléphone valide, par exemple +216 20 123 456'),
    en: sentence('must be a valid phone number, for example +216 20 123 456'),
  },
  isDiallable: {
    fr: sentence('doit être un numéro à composer, par exemple 190'),
    en: sentence('must be a number to dial, for example 190'),
  },
  isAccepted: { fr: sentence('doit être accepté'), en: sentence('must be accepted') },
  isUncommonPassword: {
    fr: sentence('est trop courant : choisissez-en un autre, par exemple quatre mots sans rapport entre eux'),
    en: sentence('is too common: choose another one, four unrelated words for example'),
  },
  isOwnName: {
    fr: sentence('ressemble à un pseudonyme ou à une signature du site : écrivez-le autrement'),
    en: sentence('looks like a pseudonym or a signature of this site: write it differently'),
  },
} satisfies Record<string, Record<Locale, Sentence>>;

type RuleName = keyof typeof ruleSentences;

/** A named validator: a predicate, and the parameters its sentence shows. */
export interface Rule {
  readonly name: RuleName;
  readonly parameters: readonly (string | number)[];
  readonly test: (value: unknown) => boolean;
  /** Set by `or`: every alternative, whose sentences are joined. */
  readonly alternatives?: readonly Rule[];
}

const rule = (name: RuleName, test: Rule['test'], ...parameters: (string | number)[]): Rule => ({ name, parameters, test });
const textMatching = (pattern: RegExp) => (value: unknown) => typeof value === 'string' && pattern.test(value);
const instant = (value: unknown): number =>
  value instanceof Date ? value.getTime() : typeof value === 'string' && /^\d{4}-\d{2}-\d{2}/.test(value) ? Date.parse(value) : Number.NaN;

export const isString = rule('isString', (value) => typeof value === 'string');
export const isPrimitive = rule('isPrimitive', (value) => ['string', 'boolean', 'number'].includes(typeof value));
export const isDate = rule('isDate', (value) => !Number.isNaN(instant(value)));
export const isNotEmpty = rule('isNotEmpty', (value) =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null,
);
export const isEmail = rule('isEmail', textMatching(/^(?=.{3,254}$)[^\s@"(),:;<>[\]\\]{1,64}@[^\s@.]+(\.[^\s@.]+)+$/u));
export const isUrl = rule('isUrl', (value) => {
  if (typeof value !== 'string' || /\p{Format}/u.test(value) || !URL.canParse(value)) return false;
  return ['http:', 'https:'].includes(new URL(value).protocol);
});
export const isOneOf = (values: readonly string[]) =>
  rule('isOneOf', (value) => typeof value === 'string' && values.includes(value), values.join(', '));
export const hasMaxLength = (length: number) =>
  rule('hasMaxLength', (value) => (typeof value === 'string' || Array.isArray(value)) && value.length <= length, length);
export const hasMinLength = (length: number) =>
  rule('hasMinLength', (value) => (typeof value === 'string' || Array.isArray(value)) && value.length >= length, length);
const hasMaxItems = (count: number) => rule('hasMaxItems', (value) => Array.isArray(value) && value.length <= count, count);
export const isAtMost = (bound: number) => rule('isAtMost', (value) => typeof value === 'number' && value <= bound, bound);
export const isAtLeast = (bound: number) => rule('isAtLeast', (value) => typeof value === 'number' && value >= bound, bound);
/** Strictly between. */
export const isBetween = (min: number, max: number) =>
  rule('isBetween', (value) => typeof value === 'number' && value > min && value < max, min, max);
export const isAlpha = rule('isAlpha', textMatching(/^[\p{L}\p{M}]+$/u));
export const isAlphaSpaces = rule('isAlphaSpaces', textMatching(/^[\p{L}\p{M} ]+$/u));
export const isAlphanumeric = rule('isAlphanumeric', textMatching(/^[\p{L}\p{M}\p{Nd}]+$/u));
export const isKebabCase = rule('isKebabCase', textMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/));
export const isConstantCase = rule('isConstantCase', textMatching(/^[A-Z][A-Z0-9_]*$/));
export const isObjectId = rule('isObjectId', textMatching(/^[0-9a-f]{24}$/));
export const isBefore = (date: string) => rule('isBefore', (value) => instant(value) < instant(date), date);
export const isAfter = (date: string) => rule('isAfter', (value) => instant(value) > instant(date), date);
/** International form: a plus sign, then 7 to 15 digits; spaces, dots, hyphens and brackets are left out before. */
export const isPhoneNumber = rule('isPhoneNumber', textMatching(/^\+[1-9]\d{6,14}$/));
export const isAccepted = rule('isAccepted', (value) => value === true);
/** Judged by the server, which knows the site's pseudonyms. */
export const isOwnName = (isOwn: boolean) => rule('isOwnName', () => isOwn);
/** Looked up by the server, which alone holds the list of common passwords. */
export const isUncommonPassword = (isUncommon: boolean) => rule('isUncommonPassword', () => isUncommon);
/** Compares a field with the password it must repeat; used on the object that holds both. */
export const equalsPassword = (password: unknown) => rule('equalsPassword', (value) => value === password);
/** Looked up by the server once the shape is right: the id, slug or file named must be there. */
export const exists = (isThere: boolean) => rule('exists', () => isThere);

/** Passes when one of the rules passes. */
export const or = (...alternatives: readonly [Rule, ...Rule[]]): Rule => ({
  name: alternatives[0].name,
  parameters: [],
  test: (value) => alternatives.some((alternative) => alternative.test(value)),
  alternatives,
});

/** The words of a failed rule in a language, without the field's name: « est obligatoire ». */
export function ruleSentence(failed: Rule, locale: Locale): string {
  if (failed.alternatives) return failed.alternatives.map((each) => ruleSentence(each, locale)).join(locale === 'fr' ? ' ou ' : ' or ');
  return ruleSentences[failed.name][locale](failed.parameters);
}

/** A zod check that fails with this rule; `validate` turns it into a sentence. */
export function obeys<T>(checked: Rule) {
  // What is too long is not looked at any further.
  return z.refine<T>((value) => checked.test(value), { params: { rule: checked }, abort: checked.name === 'hasMaxLength' });
}

/** A text that obeys the rules, in their order; format characters and surrounding white space are removed first. */
export function text(...rules: readonly Rule[]) {
  return z.string().check(z.overwrite(withoutFormatCharacters), z.trim(), ...rules.map((each) => obeys<string>(each)));
}

/** A web address. One that holds format characters is refused, not mended: it is not the one that was shown. */
export function urlText(...rules: readonly Rule[]) {
  return z.string().check(z.trim(), ...[...rules, isUrl].map((each) => obeys<string>(each)));
}

/** A text that must be there. */
export function requiredText(...rules: readonly Rule[]) {
  return text(isNotEmpty, ...rules);
}

/** A text kept to the letter (passwords), that must be there. */
export function secretText(...rules: readonly Rule[]) {
  return z.string().check(...[rule('isNotEmpty', (value) => value !== ''), ...rules].map((each) => obeys<string>(each)));
}

const ruleOfType: Record<string, RuleName> = {
  string: 'isString',
  number: 'isNumber',
  int: 'isInteger',
  boolean: 'isBoolean',
  array: 'isList',
  date: 'isDate',
};

/** The rule a zod issue stands for: ours when the schema was made of rules, else the nearest of them. */
export function ruleOfIssue(issue: z.core.$ZodIssue): Rule {
  if (issue.code === 'custom' && issue.params?.['rule']) return issue.params['rule'] as Rule;
  if (issue.code === 'invalid_type') {
    if (issue.input === undefined || issue.input === null) return isNotEmpty;
    return { ...isString, name: ruleOfType[issue.expected] ?? 'isRecord' };
  }
  if (issue.code === 'invalid_value') return isOneOf(issue.values.map(String));
  if (issue.code === 'too_big') {
    if (Array.isArray(issue.input)) return hasMaxItems(Number(issue.maximum));
    return typeof issue.input === 'number' ? isAtMost(Number(issue.maximum)) : hasMaxLength(Number(issue.maximum));
  }
  if (issue.code === 'too_small')
    return typeof issue.input === 'number' ? isAtLeast(Number(issue.minimum)) : hasMinLength(Number(issue.minimum));
  return { ...isString, name: 'isRecord' };
}
