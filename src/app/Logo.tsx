import { Link } from '@tanstack/react-router';
import { useMessages } from '#src/page/messages.ts';
import styles from './Logo.module.css';
import { LogoMark } from './LogoMark.tsx';

export function Logo() {
  const t = useMessages('app');
  return (
    <Link to="/" className={styles['logo']} title={t('logoQuote')} aria-label={t('homeLink')}>
      <LogoMark />
      <span className={styles['name']}>{t('siteName')}</span>
    </Link>
  );
}
