import { useRouter } from '@tanstack/react-router';
import { createContext, useContext, useMemo } from 'react';
import type { Locale } from '#contract/locale.ts';
import { catalogueOf } from './catalogues.ts';
import type { Namespace, Namespaces, Translate } from './namespaces.ts';
import { translate } from './translate.ts';

/** The messages of a loaded namespace, outside React. */
export function messagesOf<N extends Namespace>(locale: Locale, namespace: N): Translate<N> {
  const catalogue = catalogueOf(locale, namespace);
  return (key, values = {}) => translate(locale, catalogue, key, values);
}

/** The language of a part that is shown in another one than its page. */
export const OtherLocale = createContext<Locale | undefined>(undefined);

/** The language of the page, or of the part of it. */
export function useLocale(): Locale {
  const { locale } = useRouter().options.context;
  return useContext(OtherLocale) ?? locale;
}

/** The messages of a namespace that the page has loaded: `const t = useMessages('blogs')`. */
export function useMessages<N extends Namespace>(namespace: N): Translate<N> {
  const locale = useLocale();
  return useMemo(() => messagesOf(locale, namespace), [locale, namespace]);
}

/** A whole loaded catalogue, for text that is kept in lists: `useContent('legal').terms.sections.map(...)`. */
export function useContent<N extends Namespace>(namespace: N): Namespaces[N] {
  return catalogueOf(useLocale(), namespace) as Namespaces[N];
}
