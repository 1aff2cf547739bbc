import type { Locale } from '#contract/locale.ts';
import type { Catalogue } from './catalogues.ts';
import type { MessageValues } from './namespaces.ts';

export type Engine = (locale: Locale, catalogue: Catalogue, key: string, values: MessageValues) => string;

const pluralRules = new Map<Locale, Intl.PluralRules>();

function pluralForm(locale: Locale, count: number): string {
  let rules = pluralRules.get(locale);
  if (!rules) pluralRules.set(locale, (rules = new Intl.PluralRules(locale)));
  return rules.select(count);
}

function messageAt(catalogue: Catalogue, key: string): string | undefined {
  const found = key.split('.').reduce<unknown>((tree, name) => (tree as Catalogue | undefined)?.[name], catalogue);
  return typeof found === 'string' ? found : undefined;
}

/** French: « le rendez-vous d’Amel », never « de Amel ». What is put into a message is a name or a number. */
export const startsWithVowel = /^[aeiouâàéèêëîïôœ]/i;
export const elided = ' d’';

/**
 * i18next's catalogue format, read without i18next: its 13 kB would be an eighth of what a public page may weigh.
 * The server renders with i18next itself, and a test holds every message of both to the same text.
 */
export const plainEngine: Engine = (locale, catalogue, key, values) => {
  const { count } = values;
  const counted =
    typeof count === 'number'
      ? (messageAt(catalogue, `${key}_${pluralForm(locale, count)}`) ?? messageAt(catalogue, `${key}_other`))
      : undefined;
  const message = counted ?? messageAt(catalogue, key) ?? key;
  return message.replaceAll(/( de )?\{\{(\w+)\}\}/g, (whole, of: string = '', name: string) => {
    const value = String(values[name] ?? whole.slice(of.length));
    return (of && startsWithVowel.test(value) ? elided : of) + value;
  });
};

let engine: Engine = plainEngine;

/** Chosen once, where a runtime starts. */
export function chooseEngine(chosen: Engine): void {
  engine = chosen;
}

export const translate: Engine = (...request) => engine(...request);
