import { useQuery } from '@tanstack/react-query';
import { dialNumber } from '#contract/dial-number.ts';
import { practiceQueries } from '#src/page/practice.queries.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { ClockIcon } from '#src/ui/icons/ClockIcon.tsx';
import { GlobeIcon } from '#src/ui/icons/GlobeIcon.tsx';
import { MailIcon } from '#src/ui/icons/MailIcon.tsx';
import { PhoneIcon } from '#src/ui/icons/PhoneIcon.tsx';
import { PinIcon } from '#src/ui/icons/PinIcon.tsx';
import styles from './Footer.module.css';

export function ContactColumn() {
  const t = useMessages('app');
  const locale = useLocale();
  const apiClient = useApiClient();
  const { data: practice } = useQuery(practiceQueries.practice(apiClient));
  return (
    <div>
      <h2 className={styles['heading']}>{t('footerContacts')}</h2>
      {practice && (
        <ul className={styles['list']}>
          {practice.email && (
            <li>
              <a className={styles['link']} href={`mailto:${practice.email}`}>
                <MailIcon size={18} />
                {practice.email}
              </a>
            </li>
          )}
          {practice.phone && (
            <li>
              <a className={styles['link']} href={`tel:${dialNumber(practice.phone)}`}>
                <PhoneIcon size={18} />
                {practice.phone}
              </a>
            </li>
          )}
          {practice.socialLinks.map((social) => (
            <li key={`${social.name} ${social.url}`}>
              <a className={styles['link']} href={social.url} rel="noopener">
                <GlobeIcon size={18} />
                {social.name}
              </a>
            </li>
          ))}
          {practice.address[locale] && (
            <li className={styles['address']}>
              <PinIcon size={18} />
              {practice.address[locale]}
            </li>
          )}
          {practice.hours[locale] && (
            <li className={styles['address']}>
              <ClockIcon size={18} />
              {practice.hours[locale]}
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
