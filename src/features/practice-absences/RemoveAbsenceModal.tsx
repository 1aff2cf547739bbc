import type { RefObject } from 'react';
import type { DaysOff } from '#contract/booking/booking.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useChange } from '#src/page/use-change.ts';
import styles from './Absences.module.css';
import { useRemoveAbsence } from './use-save-absence.ts';

interface RemoveAbsenceModalProps {
  absence: DaysOff;
  /** When it is, in words. */
  when: string;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

export function RemoveAbsenceModal({ absence, when, fallbackFocus, onClose }: RemoveAbsenceModalProps) {
  const t = useMessages('practice-absences');
  const locale = useLocale();
  const removing = useRemoveAbsence();
  const remove = useChange({
    send: async () => {
      await removing.mutateAsync(absence.id);
      void toast.success(t('removed'));
    },
    onClose,
    showProblem: () => true,
  });
  return (
    <ChangeModal
      title={t('removeTitle')}
      doLabel={t('remove')}
      variant="danger"
      isPending={removing.isPending}
      fallbackFocus={fallbackFocus}
      onDo={() => void remove()}
      onClose={onClose}
    >
      <p className={styles['sentence']}>{t(absence.yearly ? 'removeYearlyMeans' : 'removeMeans', { when })}</p>
      {removing.error && (
        <p className={styles['refusal']} role="alert">
          {problemSentence(removing.error, locale)}
        </p>
      )}
    </ChangeModal>
  );
}
