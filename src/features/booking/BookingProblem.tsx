import { useEffect, useRef, type ReactNode } from 'react';
import { ApiProblem, NetworkFailure } from '#src/device/problems.ts';
import { bringIntoView } from '#src/page/bring-into-view.ts';
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
  /** It answers a press of this person. */
  isAnswered: boolean;
  /** Takes one of the three nearest times. */
  onChoose: (startDateTime: string) => void;
  /** Shown when there is none. */
  otherwise?: ReactNode;
  /** Sends again, where the form's own button is not there to do so. */
  retry?: ReactNode;
}

/** Why the booking was not made, what is safe, and what to do: a slot that is gone comes with the three nearest. */
export function BookingProblem({ booking, problem, isAnswered, onChoose, otherwise = null, retry }: BookingProblemProps) {
  const t = useMessages('booking');
  const locale = useLocale();
  const session = useSession();
  const hasAddress = session.state === 'SIGNED_IN' && session.client.email !== '';
  const refusal = problem instanceof ApiProblem ? problem.body : undefined;
  const isTaken = refusal?.reason === 'SLOT_TAKEN';
  const alternatives = refusal?.alternatives ?? [];
  // Told beside its field; and once another time is chosen, the taken one is past.
  const isTold = problem !== undefined && !refusal?.fields && !(isTaken && booking.draft.startDateTime);
  const card = useRef<HTMLDivElement>(null);

  const answer = isTold && isAnswered && problem;

  // Each answer anew, the same one too: what stood on the screen may have gone with it.
  useEffect(() => void (answer && card.current && bringIntoView(card.current)), [answer]);

  if (!isTold) return otherwise;
  return (
    <div ref={card} className={styles['problem']} role="alert" tabIndex={-1}>
      {isTaken ? (
        <>
          <p>{t(alternatives.length > 0 ? 'slotTaken' : 'slotTakenAlone')}</p>
          <div className={styles['alternatives']}>
            {alternatives.map(({ startDateTime }) => (
              <Button key={startDateTime} onClick={() => onChoose(startDateTime)}>
                <DateText instant={startDateTime} format="dayAndTime" language={locale} timeZone={booking.therapist.timeZone} />
              </Button>
            ))}
          </div>
        </>
      ) : (
        <>
          <p>{problem instanceof NetworkFailure ? t('unsure') : problemSentence(problem, locale)}</p>
          {problem instanceof NetworkFailure && retry}
          {refusal?.reason === 'ADDRESS_TO_CONFIRM' && hasAddress && <ConfirmAddress />}
          {(refusal?.reason === 'TOO_MANY_HOLDS' || refusal?.reason === 'ADDRESS_TO_CONFIRM') && (
            <LinkButton to="/reservations">{t('seeReservations')}</LinkButton>
          )}
        </>
      )}
    </div>
  );
}
