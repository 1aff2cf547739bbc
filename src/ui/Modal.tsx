import { Dialog } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { CloseIcon } from './icons/CloseIcon.tsx';
import { IconButton } from './IconButton.tsx';
import styles from './Modal.module.css';
import overlay from './Overlay.module.css';
import { classNames } from './class-names.ts';
import { useOpener } from './use-opener.ts';

interface ModalProps {
  title: string;
  /** What the close button says to assistive technology. */
  closeLabel: string;
  size?: 'small' | 'medium' | 'large' | 'page';
  onClose: () => void;
  /** Where the keyboard goes on when what opened it is gone by the time it closes. */
  fallbackFocus?: RefObject<HTMLElement | null>;
  /** Where it goes on instead, once what is shown has moved on from what opened it. */
  backTo?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

// Reading starts at the title; left alone, the first thing in focus would be the way out.
function focusWhole(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/** An open modal: a sheet from below on a phone, centred above. Import it from lazily loaded files only. */
export function Modal({ title, closeLabel, size = 'medium', onClose, fallbackFocus, backTo, children }: ModalProps) {
  const opener = useOpener(fallbackFocus, backTo);

  function open(event: Event) {
    opener.note();
    focusWhole(event);
  }

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlay['shade']} />
        <Dialog.Content
          className={classNames(overlay['panel'], styles['modal'], styles[size])}
          aria-describedby={undefined}
          onOpenAutoFocus={open}
          onCloseAutoFocus={opener.goBack}
        >
          <div className={styles['head']}>
            <Dialog.Title className={styles['title']}>{title}</Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label={closeLabel}>
                <CloseIcon />
              </IconButton>
            </Dialog.Close>
          </div>
          <div className={styles['body']}>{children}</div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
