import type { HelpLineContent, HelpLineLanguage } from './help-line-content.ts';
import { helpLinePaths } from '#contract/help-line/help-line-paths.ts';
import styles from './LanguageSwitch.module.css';

const languages = ['fr', 'en', 'ar'] as const;

/** Plain links: each language is a document of its own, also without scripts. */
export const LanguageSwitch = ({ content, language }: { content: HelpLineContent; language: HelpLineLanguage }) => (
  <nav className={styles['languages']} aria-label={content.languages.label}>
    {languages
      .filter((other) => other !== language)
      .map((other) => (
        <a key={other} href={helpLinePaths[other]} hrefLang={other} lang={other} dir={other === 'ar' ? 'rtl' : 'ltr'}>
          {content.languages[other]}
        </a>
      ))}
  </nav>
);
