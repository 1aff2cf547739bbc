import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import type { ModalProps } from './modals.ts';

/** Why the session has just ended, in the practice's words, and what is left to the person. */
export function ClosedAccountModal({ sentence, onClose }: ModalProps<'closedAccount'>) {
  const t = useMessages('session');
  return (
    <Modal title={t('closedTitle')} closeLabel={t('close')} size="small" onClose={onClose}>
      <p>{sentence}</p>
      <p>{t('closedText')}</p>
      <LinkButton to="/help-line" onClick={onClose}>
        {t('closedHelpLine')}
      </LinkButton>
      <Button variant="plain" onClick={onClose}>
        {t('close')}
      </Button>
    </Modal>
  );
}
