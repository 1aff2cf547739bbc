import { pathInLocale } from '#contract/locale.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { RichMessage } from '#src/page/RichMessage.tsx';
import { Button } from '#src/ui/Button.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { consent } from './consent.ts';
import notice from './Notice.module.css';

/** Accepting is remembered; refusing only hides, and the question comes back on the next load (SPEC 4). */
export function ConsentBanner({ onAnswered }: { onAnswered: () => void }) {
  const t = useMessages('frame');
  const locale = useLocale();

  const legalPage = (path: string) => (words: string) => (
    <a href={pathInLocale(path, locale)} target="_blank" rel="noopener">
      {words}
      <VisuallyHidden> ({t('openInNewTab')})</VisuallyHidden>
    </a>
  );

  function accept() {
    consent();
    onAnswered();
  }

  return (
    <section className={notice['card']} aria-label={t('consentTitle')}>
      <p className={notice['text']}>
        <RichMessage text={t('consentText')} parts={{ terms: legalPage('/terms-of-service'), privacy: legalPage('/privacy-policy') }} />
      </p>
      <div className={notice['actions']}>
        <Button onClick={onAnswered}>{t('consentRefuse')}</Button>
        <Button onClick={accept}>{t('consentAccept')}</Button>
      </div>
    </section>
  );
}
