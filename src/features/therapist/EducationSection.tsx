import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import styles from './EducationSection.module.css';

export function EducationSection({ therapist: { education, licenceNumber } }: { therapist: Therapist }) {
  const t = useMessages('therapist');
  const locale = useLocale();
  return (
    <>
      <ol className={styles['list']}>
        {education.map(({ year, title, place }) => (
          <li key={`${year} ${title.fr}`}>
            <span className={styles['year']}>{year}</span>
            <div>
              <p className={styles['title']}>{title[locale]}</p>
              <p className={styles['place']}>{place[locale]}</p>
            </div>
          </li>
        ))}
      </ol>
      {licenceNumber && <p className={styles['place']}>{t('licence', { number: licenceNumber })}</p>}
    </>
  );
}
