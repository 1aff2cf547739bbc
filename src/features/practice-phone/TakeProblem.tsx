import { useEffect, useRef } from 'react';
import { ApiProblem, NetworkFailure } from '#src/device/problems.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
import { bringIntoView } from '#src/page/bring-into-view.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { Button } from '#src/ui/Button.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import { timeInZone } from '#src/ui/instant-in-zone.ts';
import styles from './PhoneBooking.module.css';
import type { PhoneBooking } from './use-phone-booking.ts';

/** Why it was not booked: a time that somebody has comes with the nearest ones, one that is not on offer can be taken on purpose. */
export function TakeProblem({ booking }: { booking: PhoneBooking }) {
  const t = useMessages('practice-phone');
  const locale = useLocale();
  const { problem, draft, therapist, start, slots, take } = booking;
  const refusal = problem instanceof ApiProblem ? problem.body : undefined;
  const card = useRef<HTMLDivElement>(null);
  const isTold = problem !== null && !refusal?.fields;

  // Each answer anew: it may stand below what the screen shows.
  useEffect(() => void (isTold && problem && card.current && bringIntoView(card.current)), [isTold, problem]);

  if (!isTold) return null;
  const alternatives = refusal?.alternatives ?? [];
  const { timeZone } = therapist;
  const asOther = start && { date: dateInZone(start, timeZone), time: timeInZone(start, timeZone) };
  const sentence = () => {
    if (refusal?.reason === 'SLOT_TAKEN') return t(alternatives.length > 0 ? 'taken' : 'takenAlone');
    // Whatever else is in the way was taken on purpose.
    if (refusal?.reason === 'SLOT_NOT_OFFERED') return t(draft.other ? 'past' : 'notOffered');
    return problem instanceof NetworkFailure ? t('unsure') : problemSentence(problem, locale);
  };
  /** The answer goes away with the choice: what is left to do is to book it. */
  function choose(startDateTime: string) {
    card.current?.closest('form')?.querySelector<HTMLElement>('[type="submit"]')?.focus();
    slots.chooseSlot(startDateTime);
  }
  return (
    <div ref={card} className={styles['problem']} role="alert" tabIndex={-1}>
      <p>{sentence()}</p>
      {alternatives.map(({ startDateTime }) => (
        <Button key={startDateTime} onClick={() => choose(startDateTime)}>
          <DateText instant={startDateTime} format="dayAndTime" language={locale} timeZone={timeZone} />
        </Button>
      ))}
      {refusal?.reason === 'SLOT_NOT_OFFERED' && !draft.other && asOther && (
        <Button onClick={() => void take({ startDateTime: undefined, other: asOther })}>{t('takeAnyway')}</Button>
      )}
    </div>
  );
}
