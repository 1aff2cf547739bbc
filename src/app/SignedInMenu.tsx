import { Link } from '@tanstack/react-router';
import { useMessages } from '#src/page/messages.ts';
import { openModal } from '#src/session/modals.ts';
import { Disclosure } from '#src/ui/Disclosure.tsx';
import { ChevronDownIcon } from '#src/ui/icons/ChevronDownIcon.tsx';
import { SignOutIcon } from '#src/ui/icons/SignOutIcon.tsx';
import { useAccountLinks, useAccountName } from './account-links.ts';
import styles from './SignedInMenu.module.css';
import { WaitingBadge } from './WaitingBadge.tsx';

export function SignedInMenu() {
  const t = useMessages('frame');
  const links = useAccountLinks();
  const label = (
    <>
      {useAccountName()}
      <WaitingBadge />
      <ChevronDownIcon size={20} />
    </>
  );
  return (
    <Disclosure label={label}>
      {(close) => (
        <>
          {links.map((link) => (
            <Link key={link.to} to={link.to} className={styles['entry']} onClick={close}>
              <link.icon size={20} />
              {link.label}
              {link.hasBadge && <WaitingBadge />}
            </Link>
          ))}
          <button type="button" className={styles['entry']} onClick={() => openModal('logout', {})}>
            <SignOutIcon size={20} />
            {t('signOut')}
          </button>
        </>
      )}
    </Disclosure>
  );
}
