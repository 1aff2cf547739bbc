import { useEffect, useRef, type RefObject } from 'react';
import type { AbsenceConflict, DaysOff } from '#contract/booking/booking.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toast } from '#src/page/toasts.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import type { AbsenceDraft } from './absence-draft.ts';
import { absenceWords } from './absence-words.ts';
import { AbsenceProblem } from './AbsenceProblem.tsx';
import styles from './Absences.module.css';
import { InTheWay } from './InTheWay.tsx';
import { useAbsenceForm, type Absent } from './use-absence-form.ts';
import { WhenFields } from './WhenFields.tsx';

interface AbsenceFormProps {
  /** Absent: a new one. */
  absence?: DaysOff | undefined;
  /** What a new one begins with. */
  preset?: Partial<AbsenceDraft> | undefined;
  therapists: readonly [Absent, ...Absent[]];
  inTheWay?: readonly AbsenceConflict[];
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

const noConflicts: readonly AbsenceConflict[] = [];

/** When somebody is away, and what becomes of the appointments that were accepted for then. */
export function AbsenceForm({ absence, preset, therapists, inTheWay = noConflicts, fallbackFocus, onClose }: AbsenceFormProps) {
  const t = useMessages('practice-absences');
  const content = useRef<HTMLDivElement>(null);
  const locale = useLocale();
  const form = useAbsenceForm({
    absence,
    preset,
    therapists,
    inTheWay,
    onSaved: () => {
      void toast.success(t(absence ? 'changed' : 'added'));
      onClose();
    },
  });
  const { therapist, fields, conflicts } = form;
  const isAnswering = absence !== undefined && inTheWay.length > 0;
  const when = absence && absenceWords(absence, therapist.timeZone, locale, t);

  // It is marked as wrong only once drawn again.
  useEffect(() => {
    if (Object.keys(fields).length > 0) content.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-open] input')?.focus();
  }, [fields]);

  return (
    <ChangeModal
      title={t(isAnswering ? 'standingTitle' : absence ? 'changeTitle' : 'addTitle')}
      size="medium"
      doLabel={t(absence ? 'save' : 'lay')}
      isPending={form.isSaving}
      fallbackFocus={fallbackFocus}
      onDo={() => void form.save()}
      onGiveUp={() => {
        form.forget();
        onClose();
      }}
      onClose={onClose}
    >
      <div ref={content} className={styles['form']}>
        {isAnswering ? (
          <p>
            <span className={styles['when']}>{when}</span>
          </p>
        ) : (
          <WhenFields form={form} isNew={!absence} />
        )}
        {conflicts.length > 0 && <InTheWay form={form} />}
        <AbsenceProblem form={form} />
      </div>
    </ChangeModal>
  );
}
