import { useState } from 'react';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import type { SlotChoice } from '#src/features/booking/slot-choice.ts';
import { monthOf } from '#src/ui/calendar-grid.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
import { monthShowing } from '#src/ui/month-grid.ts';

/** A new time for a reservation, chosen in the booking's calendar; nothing of it outlives the dialog. */
export function useSlotChoice({ therapist, serviceId }: Pick<Reservation, 'therapist' | 'serviceId'>): SlotChoice {
  const [today] = useState(() => dateInZone(new Date(), therapist.timeZone));
  const [startDateTime, setStartDateTime] = useState<string>();
  const [view, setView] = useState<SlotChoice['view']>({ month: monthOf(today), day: undefined });
  const showDay = (day: string) => {
    setView({ month: monthShowing(day, view.month, today), day });
    setStartDateTime(undefined);
  };
  return {
    therapist,
    service: { id: serviceId },
    today,
    draft: { startDateTime },
    view,
    showDay,
    showMonth: (month) => setView({ ...view, month }),
    chooseSlot: (instant) => {
      showDay(dateInZone(instant, therapist.timeZone));
      setStartDateTime(instant);
    },
  };
}
