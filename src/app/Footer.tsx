import { Link } from '@tanstack/react-router';
import { useMessages } from '#src/page/messages.ts';
import { openModal } from '#src/session/modals.ts';
import { useSession } from '#src/session/session.ts';
import { GlobeIcon } from '#src/ui/icons/GlobeIcon.tsx';
import { ContactColumn } from './ContactColumn.tsx';
import styles from './Footer.module.css';
import { LanguageLink } from './LanguageLink.tsx';
import { useNavigation } from './navigation.ts';
import { NavigationLink } from './NavigationLink.tsx';

function ProfileColumn() {
  const t = useMessages('app');
  const session = useSession();
  const links = [
    { to: '/profile', label: t('editProfile') },
    { to: '/reservations', label: t('myReservations') },
  ];
  return (
    <div>
      <h2 className={styles['heading']}>{t('footerProfile')}</h2>
      <ul className={styles['list']}>
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} className={styles['link']}>
              {link.label}
            </Link>
          </li>
        ))}
        {session.state === 'VISITOR' && (
          <li>
            <button type="button" className={styles['link']} onClick={() => openModal('signIn', {})}>
              {t('signIn')}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

export function Footer() {
  const t = useMessages('app');
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <div className={styles['columns']}>
          <div>
            <h2 className={styles['heading']}>{t('footerLinks')}</h2>
            <ul className={styles['list']}>
              {useNavigation().map((entry) => (
                <li key={entry.to}>
                  <NavigationLink entry={entry} className={styles['link']} />
                </li>
              ))}
            </ul>
          </div>
          <ProfileColumn />
          <ContactColumn />
        </div>
        <p className={styles['notice']}>{t('informationOnly')}</p>
        <div className={styles['legal']}>
          <Link to="/terms-of-service" className={styles['link']}>
            {t('termsOfService')}
          </Link>
          <Link to="/privacy-policy" className={styles['link']}>
            {t('privacyPolicy')}
          </Link>
          <LanguageLink className={styles['link']}>
            <GlobeIcon size={18} />
          </LanguageLink>
        </div>
      </div>
    </footer>
  );
}
