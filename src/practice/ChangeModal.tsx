import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { ModalActions } from '#src/ui/ModalActions.tsx';
import styles from './ChangeModal.module.css';

interface ChangeModalProps {
  title: string;
  size?: 'small' | 'medium';
  /** What the button that makes the change says. */
  doLabel: string;
  variant?: 'filled' | 'danger';
  isPending: boolean;
  isDisabled?: boolean;
  /** A second way of changing it, beside the first. */
  otherWay?: ReactNode;
  fallbackFocus?: RefObject<HTMLElement | null> | undefined;
  onDo: () => void;
  /** The button that leaves all as it is; it only closes unless told otherwise. */
  onGiveUp?: () => void;
  /** The cross and Escape. */
  onClose: () => void;
  children: ReactNode;
}

/** A modal of the practice that changes something: what it means, its fields, and the choice between doing it or not. */
export function ChangeModal({
  title,
  size = 'small',
  doLabel,
  variant = 'filled',
  isPending,
  isDisabled = false,
  ...rest
}: ChangeModalProps) {
  const { otherWay, fallbackFocus, onDo, onClose, onGiveUp = onClose, children } = rest;
  const t = useMessages('practice');

  function submit(event: SubmitEvent) {
    event.preventDefault();
    // A form around the modal, in React's tree, is not sent by it.
    event.stopPropagation();
    // Where there is one field alone, Enter sends without a button too.
    if (!isPending) onDo();
  }

  return (
    <Modal title={title} closeLabel={t('close')} size={size} onClose={onClose} {...(fallbackFocus && { fallbackFocus })}>
      <form className={styles['form']} noValidate onSubmit={submit}>
        {children}
        <ModalActions>
          <Button onClick={onGiveUp}>{t('keep')}</Button>
          {otherWay}
          <Button type="submit" variant={variant} disabled={isDisabled} isPending={isPending}>
            {doLabel}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  );
}
