import { useState, type RefObject } from 'react';
import type { AbsenceConflict, DaysOff } from '#contract/booking/booking.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { latePart } from '#src/page/late-part.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { absenceWords } from './absence-words.ts';
import { AbsenceRow } from './AbsenceRow.tsx';
import styles from './Absences.module.css';
import { LateAbsenceForm } from './LateAbsenceForm.tsx';
import { useSaveAbsence } from './use-save-absence.ts';

const RemoveAbsenceModal = latePart(async () => (await import('./RemoveAbsenceModal.tsx')).RemoveAbsenceModal, { Missing: MissingPart });

interface AbsenceListProps {
  absences: readonly DaysOff[];
  therapists: readonly [Therapist, ...Therapist[]];
  /** Where the keyboard goes on when a row has gone. */
  heading: RefObject<HTMLElement | null>;
}

/** Those to come, and those of every year apart. */
export function AbsenceList({ absences, therapists, heading }: AbsenceListProps) {
  const t = useMessages('practice-absences');
  const locale = useLocale();
  const [open, setOpen] = useState<{ modal: 'form' | 'remove'; absence: DaysOff; inTheWay?: readonly AbsenceConflict[] }>();
  const asking = useSaveAbsence();
  const therapistOf = ({ userId }: DaysOff) => therapists.find((each) => each.userId === userId);
  const wordsOf = (absence: DaysOff) => absenceWords(absence, therapistOf(absence)?.timeZone ?? defaultTimeZone, locale, t);
  const close = () => setOpen(undefined);

  /** Saved as it is, it is refused with the list of those that stand in its way. */
  async function answer(absence: DaysOff) {
    const { startDateTime, endDateTime, label, yearly } = absence;
    try {
      await asking.mutateAsync({ id: absence.id, body: { startDateTime, endDateTime, label, yearly }, key: crypto.randomUUID() });
      void toast.success(t('noneInTheWay'));
    } catch (error) {
      const conflicts = error instanceof ApiProblem && error.body.reason === 'DAYS_OFF_CONFLICT' ? (error.body.conflicts ?? []) : [];
      if (conflicts.length > 0) setOpen({ modal: 'form', absence, inTheWay: conflicts });
      else toastProblem(error, locale);
    }
  }

  const groups = [
    { title: 'ahead', absences: absences.filter(({ yearly }) => !yearly) },
    { title: 'everyYear', absences: absences.filter(({ yearly }) => yearly) },
  ] as const;
  return (
    <>
      {groups.map(
        (group) =>
          group.absences.length > 0 && (
            <section key={group.title} className={styles['section']} aria-labelledby={`absences-${group.title}`}>
              <h2 id={`absences-${group.title}`}>{t(group.title)}</h2>
              <ul className={styles['list']}>
                {group.absences.map((absence) => (
                  <AbsenceRow
                    key={absence.id}
                    absence={absence}
                    when={wordsOf(absence)}
                    whose={therapists.length > 1 ? therapistOf(absence)?.fullName : undefined}
                    isAsking={asking.isPending && asking.variables.id === absence.id}
                    onAnswer={() => void answer(absence)}
                    onChange={() => setOpen({ modal: 'form', absence })}
                    onRemove={() => setOpen({ modal: 'remove', absence })}
                  />
                ))}
              </ul>
            </section>
          ),
      )}
      {open?.modal === 'form' && (
        <LateAbsenceForm
          absence={open.absence}
          therapists={therapists}
          {...(open.inTheWay && { inTheWay: open.inTheWay })}
          fallbackFocus={heading}
          onClose={close}
        />
      )}
      {open?.modal === 'remove' && (
        <RemoveAbsenceModal absence={open.absence} when={wordsOf(open.absence)} fallbackFocus={heading} onClose={close} />
      )}
    </>
  );
}
