import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import type { BookingDraft } from './booking-draft.ts';
import type { Booking } from './use-booking.ts';

/** What choosing a day and an hour needs of a booking being made, or of an appointment being moved. */
export interface SlotChoice extends Pick<Booking, 'today' | 'view' | 'chooseSlot' | 'showMonth' | 'showDay'> {
  therapist: Pick<Therapist, 'slug' | 'timeZone'>;
  service: { id: string };
  draft: Pick<BookingDraft, 'startDateTime'>;
}
