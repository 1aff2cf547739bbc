import { Link } from '@tanstack/react-router';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { dialNumber } from '#contract/dial-number.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { RichMessage } from '#src/page/RichMessage.tsx';
import { MailIcon } from '#src/ui/icons/MailIcon.tsx';
import { PhoneIcon } from '#src/ui/icons/PhoneIcon.tsx';
import { PinIcon } from '#src/ui/icons/PinIcon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './ContactSection.module.css';

export function ContactSection({ therapist: { contact } }: { therapist: Therapist }) {
  const t = useMessages('therapist');
  const locale = useLocale();
  return (
    <>
      <ul className={styles['ways']}>
        <li>
          <PhoneIcon />
          <div>
            <p className={styles['label']}>{t('phone')}</p>
            <a href={`tel:${dialNumber(contact.phone)}`}>{contact.phone}</a>
          </div>
        </li>
        <li>
          <MailIcon />
          <div>
            <p className={styles['label']}>{t('email')}</p>
            <a href={`mailto:${contact.email}`}>{contact.email}</a>
          </div>
        </li>
        <li>
          <PinIcon />
          <div>
            <p className={styles['label']}>{t('address')}</p>
            <address>{contact.address[locale]}</address>
            {contact.mapLink && (
              <a href={contact.mapLink} target="_blank" rel="noopener noreferrer">
                {t('map')}
                <VisuallyHidden> {t('newTab')}</VisuallyHidden>
              </a>
            )}
          </div>
        </li>
      </ul>
      <p className={styles['urgent']}>
        <RichMessage text={t('notUrgent')} parts={{ help: (words) => <Link to="/help-line">{words}</Link> }} />
      </p>
    </>
  );
}
