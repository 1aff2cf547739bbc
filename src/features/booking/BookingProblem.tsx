import type { ReactNode } from 'react';
import { ApiProblem, NetworkFailure } from '#src/device/problems.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { useSession } from '#src/session/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { ConfirmAddress } from './ConfirmAddress.tsx';
import styles from './ConfirmStep.module.css';
import type { Booking } from './use-booking.ts';

interface BookingProblemProps {
  booking: Booking;
  problem: unknown;
  /** Shown when there is none. */
  otherwise?: ReactNode;
}

/** Why the booking was not made, what is safe, and what to do: a slot that is gone comes with the three nearest. */
export function BookingProblem({ booking, problem, otherwise = null }: BookingProblemProps) {
  const t = useMessages('booking');
  const locale = useLocale();
  const session = useSession();
  const hasAddress = session.state === 'SIGNED_IN' && session.client.email !== '';
  const refusal = problem instanceof ApiProblem ? problem.body : undefined;
  // Told beside its field.
  if (problem === undefined || refusal?.fields) return otherwise;

  if (refusal?.reason === 'SLOT_TAKEN') {
    // Once another time is chosen, the taken one is past.
    if (booking.draft.startDateTime) return otherwise;
    const alternatives = refusal.alternatives ?? [];
    return (
      <div className={styles['problem']} role="alert">
        <p>{t(alternatives.length > 0 ? 'slotTaken' : 'slotTakenAlone')}</p>
        <div className={styles['alternatives']}>
          {alternatives.map(({ startDateTime }) => (
            <Button key={startDateTime} onClick={() => booking.chooseSlot(startDateTime)}>
              <DateText instant={startDateTime} format="dayAndTime" language={locale} timeZone={booking.therapist.timeZone} />
            </Button>
          ))}
        </div>
      </div>
    );
  }
  return (
    <div className={styles['problem']} role="alert">
      <p>{problem instanceof NetworkFailure ? t('unsure') : problemSentence(problem, locale)}</p>
      {refusal?.reason === 'ADDRESS_TO_CONFIRM' && hasAddress && <ConfirmAddress />}
      {(refusal?.reason === 'TOO_MANY_HOLDS' || refusal?.reason === 'ADDRESS_TO_CONFIRM') && (
        <LinkButton to="/reservations">{t('seeReservations')}</LinkButton>
      )}
    </div>
  );
}
