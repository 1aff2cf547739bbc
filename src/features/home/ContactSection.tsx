import type { Practice } from '#contract/practice/practice.endpoints.ts';
import { dialNumber } from '#contract/dial-number.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { MailIcon } from '#src/ui/icons/MailIcon.tsx';
import { PhoneIcon } from '#src/ui/icons/PhoneIcon.tsx';
import { AnchorButton } from '#src/ui/LinkButton.tsx';
import styles from './HomePage.module.css';

export function ContactSection({ practice }: { practice: Practice }) {
  const t = useMessages('home');
  const locale = useLocale();
  // A practice that has yet to say how it is reached.
  if (!practice.phone && !practice.email) return null;
  return (
    <section className={styles['section']}>
      <div className={styles['contact']}>
        <div>
          <h2>{t('contactTitle')}</h2>
          <p>{practice.address[locale]}</p>
          <p className={styles['address']}>{practice.hours[locale]}</p>
        </div>
        <div className={styles['actions']}>
          {practice.phone && (
            <AnchorButton href={`tel:${dialNumber(practice.phone)}`}>
              <PhoneIcon size={20} />
              {t('call')}
            </AnchorButton>
          )}
          {practice.email && (
            <AnchorButton href={`mailto:${practice.email}`}>
              <MailIcon size={20} />
              {t('write')}
            </AnchorButton>
          )}
        </div>
      </div>
    </section>
  );
}
