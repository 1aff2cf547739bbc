import { crisisLanguages, type CrisisLanguage } from '#contract/threads/crisis-phrase-bounds.ts';
import { crisisPhrases } from '#contract/threads/crisis-phrases.ts';
import { useMessages } from '#src/page/messages.ts';
import { ChevronDownIcon } from '#src/ui/icons/ChevronDownIcon.tsx';
import styles from './CrisisWords.module.css';

const written: Record<CrisisLanguage, { lang: string; dir: 'ltr' | 'rtl' }> = {
  french: { lang: 'fr', dir: 'ltr' },
  arabic: { lang: 'ar', dir: 'rtl' },
  tunisian: { lang: 'aeb-Latn', dir: 'ltr' },
  english: { lang: 'en', dir: 'ltr' },
};
const total = crisisLanguages.reduce((sum, language) => sum + crisisPhrases[language].length, 0);

/** What every build knows, language by language; read, not changed. */
export function BuiltInPhrases() {
  const t = useMessages('practice-crisis-words');
  return (
    <section className={styles['section']} aria-labelledby="built-in-phrases">
      <h2 id="built-in-phrases">{t('builtInTitle')}</h2>
      <p className={styles['intro']}>{t('builtIn', { count: total })}</p>
      <div className={styles['languages']}>
        {crisisLanguages.map((language) => (
          <details key={language}>
            <summary>
              <span>
                {t(`languages.${language}`)}
                <span className={styles['count']}>{t('phrases', { count: crisisPhrases[language].length })}</span>
              </span>
              <ChevronDownIcon size={20} />
            </summary>
            <ul {...written[language]} className={styles['phrases']}>
              {crisisPhrases[language].map((phrase) => (
                <li key={phrase}>{phrase}</li>
              ))}
            </ul>
          </details>
        ))}
      </div>
    </section>
  );
}
