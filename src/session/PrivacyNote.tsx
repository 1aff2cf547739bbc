import { pathInLocale } from '#contract/locale.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { RichMessage } from '#src/page/RichMessage.tsx';
import styles from './SessionForm.module.css';

/** What whoever makes an account agrees to, wherever one is made. */
export function PrivacyNote() {
  const t = useMessages('session');
  const locale = useLocale();
  // In a new tab: what has been typed here is not lost.
  const legalPage = (path: string) => (words: string) => (
    <a href={pathInLocale(path, locale)} target="_blank" rel="noreferrer">
      {words}
    </a>
  );
  return (
    <p className={styles['note']}>
      <RichMessage text={t('privacyNote')} parts={{ terms: legalPage('/terms-of-service'), privacy: legalPage('/privacy-policy') }} />
    </p>
  );
}
