import { useMessages } from '#src/page/messages.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { Logo } from './Logo.tsx';
import { MenuButton } from './MenuButton.tsx';
import styles from './Navbar.module.css';
import { useNavigation } from './navigation.ts';
import { NavigationLink } from './NavigationLink.tsx';
import { WaitingSlot } from './WaitingSlot.tsx';

export function Navbar() {
  const t = useMessages('app');
  const entries = useNavigation();
  const threads = entries.find((entry) => entry.isArabic);
  return (
    <header className={styles['navbar']}>
      <div className={styles['inner']}>
        <Logo />
        <nav className={styles['links']} aria-label={t('navigation')}>
          {entries.map((entry) => (
            <NavigationLink key={entry.to} entry={entry} className={styles['link']} />
          ))}
        </nav>
        <div className={styles['account']}>
          <AccountMenu />
        </div>
        <div className={styles['phone']}>
          <WaitingSlot />
          {threads && <NavigationLink entry={threads} className={styles['threads']} />}
          <MenuButton />
        </div>
      </div>
    </header>
  );
}
