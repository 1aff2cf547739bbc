import { pathInLocale } from '#contract/locale.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { RichMessage } from '#src/page/RichMessage.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

interface HealthConsentProps {
  isGiven: boolean;
  error: string | undefined;
  onChange: (isGiven: boolean) => void;
}

/** Consent for health data, in writing (Tunisian law 2004-63, article 27), and who may book. */
export function HealthConsent({ isGiven, error, onChange }: HealthConsentProps) {
  const t = useMessages('booking');
  const locale = useLocale();
  const privacy = (words: string) => (
    <a href={pathInLocale('/privacy-policy', locale)} target="_blank" rel="noopener">
      {words}
      <VisuallyHidden> {t('newTab')}</VisuallyHidden>
    </a>
  );
  return (
    <Checkbox
      label={<RichMessage text={t('consent')} parts={{ privacy }} />}
      checked={isGiven}
      error={error}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
