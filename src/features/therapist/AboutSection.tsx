import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import styles from './AboutSection.module.css';

export function AboutSection({ therapist: { about, approaches, services } }: { therapist: Therapist }) {
  const t = useMessages('therapist');
  const locale = useLocale();
  return (
    <div className={styles['columns']}>
      <div className={styles['text']}>
        {about[locale].map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className={styles['side']}>
        {services.length > 0 && (
          <div>
            <h3>{t('prices')}</h3>
            <ul className={styles['prices']}>
              {services.map((service) => (
                <li key={service.id}>
                  <span>{service.name[locale]}</span>
                  <span className={styles['duration']}>{t('minutes', { duration: service.durationMinutes })}</span>
                  <span className={styles['price']}>{formatMillimes(service.priceMillimes, locale)}</span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {approaches.length > 0 && (
          <div>
            <h3>{t('approaches')}</h3>
            <ul className={styles['approaches']}>
              {approaches.map((approach) => (
                <li key={approach.fr}>{approach[locale]}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  );
}
