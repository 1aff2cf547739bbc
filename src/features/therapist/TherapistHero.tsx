import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { DayStrip } from './DayStrip.tsx';
import { languageNames } from './language-names.ts';
import { Portrait } from './Portrait.tsx';
import styles from './TherapistHero.module.css';

/** What decides most visits, before any scrolling: who, what, in which languages, when and for how much. */
export function TherapistHero({ therapist }: { therapist: Therapist }) {
  const t = useMessages('therapist');
  const locale = useLocale();
  return (
    <header className={styles['hero']}>
      <div className={styles['portrait']}>
        <Portrait therapist={therapist} sizes="(min-width: 768px) 420px, 156px" />
      </div>
      <div>
        <h1>{therapist.fullName}</h1>
        <p className={styles['title']}>{therapist.title[locale]}</p>
      </div>
      <dl className={styles['facts']}>
        <dt>{t('languages')}</dt>
        <dd>{languageNames(therapist.languages, t, locale)}</dd>
        <dt>{t('modes')}</dt>
        <dd>{therapist.modes.map((mode) => t(`mode${mode}`)).join(', ')}</dd>
      </dl>
      {therapist.isBookable && (
        <div className={styles['slot']}>
          <DayStrip therapist={therapist} />
        </div>
      )}
    </header>
  );
}
