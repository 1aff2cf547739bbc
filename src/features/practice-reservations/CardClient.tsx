import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { formatPhoneNumber } from '#src/page/phone-number.ts';
import { PhoneIcon } from '#src/ui/icons/PhoneIcon.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { clientName } from './client-name.ts';
import styles from './PracticeCard.module.css';

export function CardClient({ reservation, headingId }: { reservation: PracticeReservation; headingId: string }) {
  const t = useMessages('practice-reservations');
  const { phoneNumber, isIdentityKnown, isDiscreet } = reservation.client;
  const name = clientName(reservation);
  return (
    <div className={styles['client']}>
      <p id={headingId} className={styles['name']}>
        {name}
      </p>
      {phoneNumber && (
        <a className={styles['phone']} href={`tel:${phoneNumber}`}>
          <PhoneIcon size={18} />
          <VisuallyHidden>{t('callClient', { name })} </VisuallyHidden>
          <bdi dir="ltr">{formatPhoneNumber(phoneNumber)}</bdi>
        </a>
      )}
      {!isIdentityKnown && <StatusBadge tone="refused">{t('identityUnknown')}</StatusBadge>}
      {isDiscreet && <StatusBadge tone="info">{t('discreet')}</StatusBadge>}
    </div>
  );
}
