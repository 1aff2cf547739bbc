import { useState } from 'react';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import type { SlotChoice } from '#src/features/booking/slot-choice.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { TextWithNumbers } from '#src/page/TextWithNumbers.tsx';
import { Pills } from '#src/ui/form/Pills.tsx';

/** The times that the practice proposes instead, each chosen in one touch, under what it wrote. */
export function ProposedTimes({ reservation, choice }: { reservation: Reservation; choice: SlotChoice }) {
  const t = useMessages('reservations');
  const locale = useLocale();
  const [now] = useState(() => new Date());
  const { proposedTimes, history, therapist } = reservation;
  const word = history.findLast(({ event }) => event === 'TIMES_PROPOSED')?.reason;
  const ahead = (proposedTimes ?? []).filter((time) => new Date(time) > now);
  if (ahead.length === 0) return null;
  return (
    <>
      {word && (
        <p>
          {t('moveWord')} <TextWithNumbers text={word} />
        </p>
      )}
      <Pills
        legend={t('moveProposed')}
        options={ahead.map((time) => ({ value: time, label: formatInstant(time, 'dayAndTime', locale, therapist.timeZone) }))}
        value={choice.draft.startDateTime}
        onChoose={choice.chooseSlot}
      />
    </>
  );
}
