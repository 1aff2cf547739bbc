import { pathInLocale } from '#contract/locale.ts';
import type { HelpLineContent, HelpLineLanguage } from './help-line-content.ts';
import styles from './LanguageSwitch.module.css';

const languages = ['fr', 'en', 'ar'] as const;

/** Under the French site: it is the site's first language, and the Arabic text is the same under both. */
const arabicPath = '/help-line/ar';

/** Plain links: each language is a document of its own, also without scripts. */
export const LanguageSwitch = ({ content, language }: { content: HelpLineContent; language: HelpLineLanguage }) => (
  <nav className={styles['languages']} aria-label={content.languages.label}>
    {languages
      .filter((other) => other !== language)
      .map((other) => (
        <a
          key={other}
          href={other === 'ar' ? arabicPath : pathInLocale('/help-line', other)}
          hrefLang={other}
          lang={other}
          dir={other === 'ar' ? 'rtl' : 'ltr'}
        >
          {content.languages[other]}
        </a>
      ))}
  </nav>
);
