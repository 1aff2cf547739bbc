import type { UnreachedClient } from '#contract/booking/practice-day.schema.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatPhoneNumber } from '#src/page/phone-number.ts';
import { personName } from '#src/practice/practice-words.ts';
import { PhoneIcon } from '#src/ui/icons/PhoneIcon.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './Today.module.css';

interface UnreachedClientsProps {
  clients: readonly UnreachedClient[];
  timeZone: string;
}

/** Who does not know what was decided: their mail server refuses our letters. A tap calls them. */
export function UnreachedClients({ clients, timeZone }: UnreachedClientsProps) {
  const t = useMessages('practice-today');
  const tCard = useMessages('practice-reservations');
  const locale = useLocale();
  if (clients.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="unreached">
      <h2 id="unreached">{t('unreached')}</h2>
      <p className={styles['quiet']}>{t('unreachedText')}</p>
      <ul className={styles['rows']}>
        {clients.map((client) => (
          <li key={client.authID} className={styles['unreached']}>
            <span className={styles['who']}>
              <strong>{personName(client)}</strong>
              <span className={styles['quiet']}>
                {t('comesOn', { date: formatInstant(client.startDateTime, 'dayAndTime', locale, timeZone) })}
              </span>
              {client.isDiscreet && <StatusBadge tone="info">{tCard('discreet')}</StatusBadge>}
            </span>
            {client.phoneNumber && (
              <a className={styles['phone']} href={`tel:${client.phoneNumber}`}>
                <PhoneIcon size={18} />
                <VisuallyHidden>{tCard('callClient', { name: personName(client) })} </VisuallyHidden>
                <bdi dir="ltr">{formatPhoneNumber(client.phoneNumber)}</bdi>
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
