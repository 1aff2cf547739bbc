import i18next from 'i18next';
import type { Locale } from '#contract/locale.ts';
import type { Catalogue } from '#src/page/catalogues.ts';
import type { MessageValues } from '#src/page/namespaces.ts';
import { elided, startsWithVowel, type Engine } from '#src/page/translate.ts';

const known = new WeakMap<Catalogue, string>();
let nextNamespace = 0;

const instance = i18next.createInstance({
  fallbackLng: 'fr',
  nsSeparator: false,
  // React escapes what it renders; escaping here too would show &amp; to people.
  interpolation: { escapeValue: false },
  initAsync: false,
});
instance.use({
  type: 'postProcessor',
  name: 'elision',
  process: (text: string, _key: string, values: MessageValues) =>
    Object.values(values).reduce<string>((told, value) => {
      const isElided = typeof value === 'string' && startsWithVowel.test(value);
      return isElided ? told.replaceAll(` de ${value}`, () => `${elided}${value}`) : told;
    }, text),
});
void instance.init({ resources: {}, postProcess: 'elision' });

function namespaceOf(locale: Locale, catalogue: Catalogue): string {
  let namespace = known.get(catalogue);
  if (!namespace) {
    namespace = `catalogue-${nextNamespace++}`;
    known.set(catalogue, namespace);
    instance.addResourceBundle(locale, namespace, catalogue);
  }
  return namespace;
}

/** Renders messages with i18next, on the server, where its weight costs nobody anything. */
export const i18nextEngine: Engine = (locale, catalogue, key, values) =>
  instance.t(key, { ...values, lng: locale, ns: namespaceOf(locale, catalogue) });
