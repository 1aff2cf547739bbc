import { Dialog } from 'radix-ui';
import { useMessages } from '#src/page/messages.ts';
import { openModal } from '#src/session/modals.ts';
import { useSession } from '#src/session/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/IconButton.tsx';
import { CloseIcon } from '#src/ui/icons/CloseIcon.tsx';
import { GlobeIcon } from '#src/ui/icons/GlobeIcon.tsx';
import overlay from '#src/ui/Overlay.module.css';
import { useOpener } from '#src/ui/use-opener.ts';
import { AccountEntries } from './AccountEntries.tsx';
import { LanguageLink } from './LanguageLink.tsx';
import entry from './MenuEntry.module.css';
import { useNavigation } from './navigation.ts';
import { NavigationLink } from './NavigationLink.tsx';
import styles from './SlideInMenu.module.css';

interface SlideInMenuProps {
  onClose: () => void;
}

function AccountPart({ onClose }: SlideInMenuProps) {
  const t = useMessages('app');
  const { state } = useSession();

  function signIn() {
    onClose();
    openModal('signIn', {});
  }

  if (state !== 'VISITOR') return <AccountEntries iconSize={24} onFollow={onClose} onSignOut={onClose} />;
  return (
    <Button variant="filled" isWide onClick={signIn}>
      {t('signIn')}
    </Button>
  );
}

export function SlideInMenu({ onClose }: SlideInMenuProps) {
  const t = useMessages('app');
  const tFrame = useMessages('frame');
  const opener = useOpener();
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlay['shade']} />
        <Dialog.Content
          className={classNames(overlay['panel'], styles['menu'])}
          aria-describedby={undefined}
          onOpenAutoFocus={opener.note}
          onCloseAutoFocus={opener.goBack}
        >
          <div className={styles['head']}>
            <Dialog.Title className={styles['title']}>{t('menu')}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={tFrame('close')}>
                <CloseIcon />
              </IconButton>
            </Dialog.Close>
          </div>
          <nav aria-label={t('navigation')}>
            {useNavigation().map((page) => (
              <NavigationLink key={page.to} entry={page} className={entry['entry']} iconSize={24} onClick={onClose} />
            ))}
          </nav>
          <hr className={styles['rule']} />
          <AccountPart onClose={onClose} />
          <hr className={styles['rule']} />
          <LanguageLink className={entry['entry']}>
            <GlobeIcon />
          </LanguageLink>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
