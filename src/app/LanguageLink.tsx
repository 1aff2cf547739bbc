import { useLocation, useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pathInLocale, type Locale } from '#contract/locale.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { headOf } from './DocumentHead.tsx';

/** Where this page stands in the other language, as it tells search engines, with its search: an article's translation has an address of its own. */
export function useOtherLanguage(): { locale: Locale; href: string } {
  const locale = useLocale() === 'fr' ? 'en' : 'fr';
  const { pathname, searchStr } = useLocation();
  const written = headOf(useMatches()).links.find(({ hrefLang }) => hrefLang === locale)?.['href'];
  return { locale, href: (written ? new URL(written).pathname : pathInLocale(pathname, locale)) + searchStr };
}

interface LanguageLinkProps {
  className: string | undefined;
  /** What stands before the language's name. */
  children?: ReactNode;
}

/** An ordinary link: the other language is another document, with its own router and messages. */
export function LanguageLink({ className, children }: LanguageLinkProps) {
  const t = useMessages('app');
  const { locale, href } = useOtherLanguage();
  return (
    <a href={href} hrefLang={locale} lang={locale} className={className}>
      {children}
      {t('otherLanguage')}
    </a>
  );
}
