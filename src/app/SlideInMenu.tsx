import { Link } from '@tanstack/react-router';
import { Dialog } from 'radix-ui';
import { useMessages } from '#src/page/messages.ts';
import { openModal } from '#src/session/modals.ts';
import { useSession } from '#src/session/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons/CloseIcon.tsx';
import { GlobeIcon } from '#src/ui/icons/GlobeIcon.tsx';
import { SignOutIcon } from '#src/ui/icons/SignOutIcon.tsx';
import { useAccountLinks } from './account-links.ts';
import { LanguageLink } from './LanguageLink.tsx';
import { useNavigation } from './navigation.ts';
import { NavigationLink } from './NavigationLink.tsx';
import styles from './SlideInMenu.module.css';
import { WaitingBadge } from './WaitingBadge.tsx';

interface SlideInMenuProps {
  onClose: () => void;
}

function AccountPart({ onClose }: SlideInMenuProps) {
  const t = useMessages('app');
  const tFrame = useMessages('frame');
  const session = useSession();
  const links = useAccountLinks();
  const open = (name: 'signIn' | 'logout') => () => {
    onClose();
    openModal(name, {});
  };
  if (session.state === 'VISITOR') {
    return (
      <Button variant="filled" isWide onClick={open('signIn')}>
        {t('signIn')}
      </Button>
    );
  }
  return (
    <>
      {links.map((link) => (
        <Link key={link.to} to={link.to} className={styles['entry']} onClick={onClose}>
          <link.icon />
          {link.label}
          {link.hasBadge && <WaitingBadge />}
        </Link>
      ))}
      <button type="button" className={styles['entry']} onClick={open('logout')}>
        <SignOutIcon />
        {tFrame('signOut')}
      </button>
    </>
  );
}

export function SlideInMenu({ onClose }: SlideInMenuProps) {
  const t = useMessages('app');
  const tFrame = useMessages('frame');
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles['shade']} />
        <Dialog.Content className={styles['menu']} aria-describedby={undefined}>
          <div className={styles['head']}>
            <Dialog.Title className={styles['title']}>{t('menu')}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={tFrame('close')}>
                <CloseIcon />
              </IconButton>
            </Dialog.Close>
          </div>
          <nav aria-label={t('navigation')}>
            {useNavigation().map((entry) => (
              <NavigationLink key={entry.to} entry={entry} className={styles['entry']} iconSize={24} onClick={onClose} />
            ))}
          </nav>
          <hr className={styles['rule']} />
          <AccountPart onClose={onClose} />
          <hr className={styles['rule']} />
          <LanguageLink className={styles['entry']}>
            <GlobeIcon />
          </LanguageLink>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
