import { useState, type ComponentType } from 'react';
import { locales } from '#contract/locale.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { OtherLocale, useLocale, useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import styles from './ProfilePreview.module.css';

export interface ProfilePreviewProps {
  /** The visitors' own page of a therapist, loaded with this part. */
  View: ComponentType<{ therapist: Therapist }>;
  /** As it would be once what is typed is saved. */
  therapist: Therapist;
  onClose: () => void;
}

const names = { fr: 'Français', en: 'English' };

/** What visitors would read, in either language, before it is saved. */
export function ProfilePreview({ View, therapist, onClose }: ProfilePreviewProps) {
  const t = useMessages('practice-profile');
  const tPractice = useMessages('practice');
  const [locale, setLocale] = useState(useLocale());
  return (
    <Modal title={t('previewTitle')} closeLabel={tPractice('close')} size="large" onClose={onClose}>
      <p className={styles['quiet']}>{t('previewNote')}</p>
      <div role="group" aria-label={t('previewLanguage')} className={styles['languages']}>
        {locales.map((each) => (
          <Button
            key={each}
            lang={each}
            variant={each === locale ? 'filled' : 'outlined'}
            aria-pressed={each === locale}
            onClick={() => setLocale(each)}
          >
            {names[each]}
          </Button>
        ))}
      </div>
      <div className={styles['page']} lang={locale}>
        <OtherLocale value={locale}>
          <View therapist={therapist} />
        </OtherLocale>
      </div>
    </Modal>
  );
}
