import { Link } from '@tanstack/react-router';
import { useMessages } from '#src/page/messages.ts';
import { openModal } from '#src/session/modals.ts';
import { SignOutIcon } from '#src/ui/icons/SignOutIcon.tsx';
import { useAccountLinks } from './account-links.ts';
import styles from './MenuEntry.module.css';
import { WaitingBadge } from './WaitingBadge.tsx';

interface AccountEntriesProps {
  iconSize: number;
  onFollow: () => void;
  onSignOut?: () => void;
}

/** What a signed-in person's menu leads to, and the way out. */
export function AccountEntries({ iconSize, onFollow, onSignOut }: AccountEntriesProps) {
  const t = useMessages('frame');

  function signOut() {
    onSignOut?.();
    openModal('logout', {});
  }

  return (
    <>
      {useAccountLinks().map((link) => (
        <Link key={link.to} to={link.to} className={styles['entry']} onClick={onFollow}>
          <link.icon size={iconSize} />
          {link.label}
          {link.hasBadge && <WaitingBadge />}
        </Link>
      ))}
      <button type="button" className={styles['entry']} onClick={signOut}>
        <SignOutIcon size={iconSize} />
        {t('signOut')}
      </button>
    </>
  );
}
