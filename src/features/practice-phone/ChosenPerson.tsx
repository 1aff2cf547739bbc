import { Link } from '@tanstack/react-router';
import { useMessages } from '#src/page/messages.ts';
import { formatPhoneNumber } from '#src/page/phone-number.ts';
import { Button } from '#src/ui/Button.tsx';
import styles from './PhoneBooking.module.css';
import type { ChosenClient } from './phone-draft.ts';

interface ChosenPersonProps {
  client: ChosenClient;
  onChange: () => void;
  /** Books for the same person as for one without an account, given their name and number. */
  onWithoutAccount?: (known: string) => void;
}

/** Who was chosen, and what stands in the way where nothing proves that the account is theirs. */
export function ChosenPerson({ client, onChange, onWithoutAccount }: ChosenPersonProps) {
  const t = useMessages('practice-phone');
  const { name, phoneNumber, email, authID, isIdentityKnown } = client;
  return (
    <>
      <div className={styles['chosen']} tabIndex={-1} data-first>
        <p className={styles['who']}>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {phoneNumber && <bdi dir="ltr">{formatPhoneNumber(phoneNumber)}</bdi>}
          {email && <bdi>{email}</bdi>}
        </p>
        <Button onClick={onChange}>{t('change')}</Button>
      </div>
      {!isIdentityKnown && (
        <div className={styles['notice']} role="alert">
          <p>{t('notConfirmedText')}</p>
          <div className={styles['actions']}>
            {onWithoutAccount && (
              <Button onClick={() => onWithoutAccount([name, phoneNumber].filter(Boolean).join(' '))}>{t('withoutAccount')}</Button>
            )}
            <Link to="/practice/clients/$authID" params={{ authID }}>
              {t('openFile')}
            </Link>
          </div>
        </div>
      )}
    </>
  );
}
