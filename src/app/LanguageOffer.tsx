import { useState } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './LanguageOffer.module.css';
import { declineEnglish } from './language-offer.ts';
import { useOtherLanguage } from './LanguageLink.tsx';

/** A quiet line that offers the page in English; the address alone decides the language, nobody is moved. */
export function LanguageOffer() {
  const t = useMessages('frame');
  const { locale, href } = useOtherLanguage();
  const [isDeclined, setIsDeclined] = useState(false);
  if (isDeclined) return null;

  function decline() {
    declineEnglish();
    setIsDeclined(true);
  }

  return (
    <aside className={styles['offer']} lang={locale} aria-label={t('readInOtherLanguage')}>
      <span>{t('otherLanguageOffer')}</span>
      <a href={href} hrefLang={locale}>
        {t('readInOtherLanguage')}
      </a>
      <Button variant="plain" lang="fr" onClick={decline}>
        {t('stayInThisLanguage')}
      </Button>
    </aside>
  );
}
