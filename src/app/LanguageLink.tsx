import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pathInLocale, type Locale } from '#contract/locale.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';

/** This page's address in the other language, with its search. */
export function useOtherLanguage(): { locale: Locale; href: string } {
  const locale = useLocale() === 'fr' ? 'en' : 'fr';
  const { pathname, searchStr } = useLocation();
  return { locale, href: pathInLocale(pathname, locale) + searchStr };
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
