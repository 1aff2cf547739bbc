import { useMessages } from '#src/page/messages.ts';
import styles from './BottomBar.module.css';
import { useNavigation } from './navigation.ts';
import { NavigationLink } from './NavigationLink.tsx';

/** The five places within a thumb's reach, under 768 px. */
export function BottomBar() {
  const t = useMessages('app');
  return (
    <nav className={styles['bar']} aria-label={t('quickNavigation')}>
      {useNavigation().map((entry) => (
        <NavigationLink key={entry.to} entry={entry} className={styles['link']} iconSize={24} />
      ))}
    </nav>
  );
}
