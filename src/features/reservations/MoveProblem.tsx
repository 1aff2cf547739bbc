import { ApiProblem, NetworkFailure } from '#src/device/problems.ts';
import type { SlotChoice } from '#src/features/booking/slot-choice.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { Button } from '#src/ui/Button.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import styles from './MoveReservation.module.css';

interface MoveProblemProps {
  error: Error | null;
  choice: SlotChoice;
}

/** Why the appointment was not moved; a time that is gone comes with the nearest ones. */
export function MoveProblem({ error, choice }: MoveProblemProps) {
  const t = useMessages('reservations');
  const locale = useLocale();
  if (!error) return null;
  const alternatives = error instanceof ApiProblem ? (error.body.alternatives ?? []) : [];
  return (
    <div className={styles['problem']} role="alert">
      <p>{error instanceof NetworkFailure ? t('moveUnsure') : problemSentence(error, locale)}</p>
      {alternatives.map(({ startDateTime }) => (
        <Button key={startDateTime} onClick={() => choice.chooseSlot(startDateTime)}>
          <DateText instant={startDateTime} format="dayAndTime" language={locale} timeZone={choice.therapist.timeZone} />
        </Button>
      ))}
    </div>
  );
}
