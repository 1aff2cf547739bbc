import type { RefObject } from 'react';
import { removeHelpNumber } from '#contract/practice/help-line.endpoints.ts';
import type { HelpNumber } from '#contract/practice/help-line.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useChange } from '#src/page/use-change.ts';
import styles from './HelpNumbers.module.css';
import { useHelpLineChange } from './use-help-line-change.ts';

interface RemoveHelpNumberProps {
  number: HelpNumber;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks once more; that the last emergency number stays is told where it was asked. */
export function RemoveHelpNumber({ number, fallbackFocus, onClose }: RemoveHelpNumberProps) {
  const t = useMessages('practice-help-line');
  const locale = useLocale();
  const name = number.name[locale];
  const removing = useHelpLineChange((apiClient) => apiClient.call(removeHelpNumber, { parameters: { numberId: number.id } }), {
    isToldHere: true,
  });
  const send = async () => {
    await removing.mutateAsync();
    void toast.success(t('removed', { name }));
  };
  const remove = useChange({ send, onClose, showProblem: () => true });
  return (
    <ChangeModal
      title={t('removeTitle', { name })}
      doLabel={t('remove')}
      variant="danger"
      isPending={removing.isPending}
      fallbackFocus={fallbackFocus}
      onDo={() => void remove()}
      onClose={onClose}
    >
      <p>{t('removeMeans', { number: number.number })}</p>
      {removing.error && (
        <p className={styles['refusal']} role="alert">
          {problemSentence(removing.error, locale)}
        </p>
      )}
    </ChangeModal>
  );
}
