import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { formatPhoneNumber } from '#src/page/phone-number.ts';
import { HiddenDrafts } from '#src/session/HiddenDrafts.tsx';
import { KeepSwitch } from '#src/session/KeepSwitch.tsx';
import { openModal } from '#src/session/modals.ts';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { CalendarIcon } from '#src/ui/icons/CalendarIcon.tsx';
import { EditIcon } from '#src/ui/icons/EditIcon.tsx';
import { FileIcon } from '#src/ui/icons/FileIcon.tsx';
import { LockIcon } from '#src/ui/icons/LockIcon.tsx';
import { MailIcon } from '#src/ui/icons/MailIcon.tsx';
import { PhoneIcon } from '#src/ui/icons/PhoneIcon.tsx';
import { SignOutIcon } from '#src/ui/icons/SignOutIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Avatar } from './Avatar.tsx';
import { EmailConfirmation } from './EmailConfirmation.tsx';
import styles from './Profile.module.css';

export function Profile({ client }: { client: AuthClient }) {
  const t = useMessages('profile');
  const { firstName, lastName, phoneNumber } = client.user;
  const details = [
    ['firstName', firstName],
    ['lastName', lastName],
    ['phoneNumber', phoneNumber && formatPhoneNumber(phoneNumber)],
    ['email', client.email],
  ] as const;

  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <Avatar client={client} />
        <div>
          <h1>{[firstName, lastName].filter(Boolean).join(' ') || client.userName}</h1>
          <p className={styles['quiet']}>{t('title')}</p>
        </div>
      </header>
      {!client.isActivated && (
        <Note title={t('incompleteTitle')}>
          <p>{t('incompleteText')}</p>
        </Note>
      )}
      <Card as="section" aria-labelledby="profile-details" className={styles['card']}>
        <h2 id="profile-details">{t('details')}</h2>
        <dl className={styles['details']}>
          {details.map(([name, value]) => (
            <div key={name} className={styles['detail']}>
              <dt>{t(name)}</dt>
              <dd className={value ? undefined : styles['quiet']}>
                {value || t('missing')}
                {name === 'email' && client.email !== '' && <EmailConfirmation client={client} />}
              </dd>
            </div>
          ))}
        </dl>
        <LinkButton to="/profile/edit" variant="filled">
          <EditIcon size={20} />
          {t('editTitle')}
        </LinkButton>
      </Card>
      <HiddenDrafts client={client} />
      <KeepSwitch client={client} />
      <div className={styles['links']}>
        <LinkButton to="/reservations">
          <CalendarIcon size={20} />
          {t('reservations')}
        </LinkButton>
        {client.authProvider === 'CLASSIC' && (
          <LinkButton to="/profile/edit-password">
            <LockIcon size={20} />
            {t('passwordTitle')}
          </LinkButton>
        )}
        <LinkButton to="/profile/devices">
          <PhoneIcon size={20} />
          {t('devicesTitle')}
        </LinkButton>
        <LinkButton to="/profile/notifications">
          <MailIcon size={20} />
          {t('notifications')}
        </LinkButton>
        <LinkButton to="/profile/data">
          <FileIcon size={20} />
          {t('dataTitle')}
        </LinkButton>
        <Button variant="plain" onClick={() => openModal('logout', {})}>
          <SignOutIcon size={20} />
          {t('signOut')}
        </Button>
      </div>
    </div>
  );
}
