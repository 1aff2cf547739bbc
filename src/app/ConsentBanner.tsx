import { pathInLocale } from '#contract/locale.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { RichMessage } from '#src/page/RichMessage.tsx';
import { Button } from '#src/ui/Button.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { consent } from './consent.ts';
import notice from './Notice.module.css';

function LegalLink({ path, words }: { path: string; words: string }) {
  const t = useMessages('frame');
  return (
    <a href={pathInLocale(path, useLocale())} target="_blank" rel="noopener">
      {words}
      <VisuallyHidden> ({t('openInNewTab')})</VisuallyHidden>
    </a>
  );
}

/** Accepting is remembered; refusing only hides, and the question comes back on the next load (SPEC 4). */
export function ConsentBanner({ onAnswered }: { onAnswered: () => void }) {
  const t = useMessages('frame');

  function accept() {
    consent();
    onAnswered();
  }

  return (
    <section className={notice['card']} aria-label={t('consentTitle')}>
      <h2 className={notice['title']}>{t('consentTitle')}</h2>
      <p className={notice['text']}>
        <RichMessage
          text={t('consentText')}
          parts={{
            terms: (words) => <LegalLink path="/terms-of-service" words={words} />,
            privacy: (words) => <LegalLink path="/privacy-policy" words={words} />,
          }}
        />
      </p>
      <div className={notice['actions']}>
        <Button onClick={onAnswered}>{t('consentRefuse')}</Button>
        <Button onClick={accept}>{t('consentAccept')}</Button>
      </div>
    </section>
  );
}
