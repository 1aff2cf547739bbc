import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import type { CardPartProps } from './card-part.ts';
import { clientName } from './client-name.ts';
import styles from '#src/features/reservations/Dialog.module.css';
import { ReasonModal } from './ReasonModal.tsx';

export type AskedDecision = 'REJECTED' | 'CANCELLED' | 'NO_SHOW';

interface DecisionModalProps extends CardPartProps {
  asked: AskedDecision;
  onClose: () => void;
}

/** A decision that cannot be taken back, asked once more: with its reason where the client is owed one. */
export function DecisionModal({ asked, reservation, decision, card, onClose }: DecisionModalProps) {
  const t = useMessages('practice-reservations');
  if (asked !== 'NO_SHOW') {
    const isRejection = asked === 'REJECTED';
    return (
      <ReasonModal
        subject={`${asked}/${reservation.id}`}
        title={t(isRejection ? 'rejectTitle' : 'cancelTitle')}
        text={t(isRejection ? 'rejectText' : 'cancelText')}
        submitLabel={t(isRejection ? 'reject' : 'cancel')}
        onSubmit={(reason) => decision.mutateAsync({ to: asked, reason })}
        fallbackFocus={card}
        onClose={onClose}
      />
    );
  }

  function noteNoShow() {
    decision.mutate({ to: 'NO_SHOW' }, { onSettled: onClose });
  }

  return (
    <Modal title={t('noShowTitle')} closeLabel={t('close')} size="small" onClose={onClose} fallbackFocus={card}>
      <div className={styles['body']}>
        <p>{t('noShowText', { name: clientName(reservation) })}</p>
        <div className={styles['actions']}>
          <Button onClick={onClose}>{t('keep')}</Button>
          <Button variant="filled" isPending={decision.isPending} onClick={noteNoShow}>
            {t('noShow')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
