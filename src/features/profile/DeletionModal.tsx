import { useState, type RefObject } from 'react';
import { threadChoices, type ThreadChoice } from '#contract/auth/own-data.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { ChoiceCards } from '#src/ui/form/ChoiceCards.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { ModalActions } from '#src/ui/ModalActions.tsx';

interface DeletionModalProps {
  date: string;
  comingReservations: number;
  isPending: boolean;
  fallbackFocus: RefObject<HTMLElement | null>;
  onAsk: (threads: ThreadChoice) => void;
  onClose: () => void;
}

/** Says what will happen, and asks what becomes of what the person wrote. */
export function DeletionModal({ date, comingReservations, isPending, fallbackFocus, onAsk, onClose }: DeletionModalProps) {
  const t = useMessages('profile');
  const [threads, setThreads] = useState<ThreadChoice>('DELETE');
  const choices = threadChoices.map((value) => ({ value, label: t(`threads${value}`), description: t(`threads${value}Text`) }));
  return (
    <Modal title={t('deletionTitle')} closeLabel={t('close')} size="medium" onClose={onClose} fallbackFocus={fallbackFocus}>
      <p>{t('deletionWhat', { date })}</p>
      {comingReservations > 0 && <p>{t('deletionReservations', { count: comingReservations })}</p>}
      <p>{t('deletionProofs')}</p>
      <ChoiceCards legend={t('deletionThreads')} choices={choices} value={threads} onChoose={setThreads} />
      <ModalActions>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button variant="danger" isPending={isPending} onClick={() => onAsk(threads)}>
          {t('deletionTitle')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
