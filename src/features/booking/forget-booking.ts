import { dropLastingDraft } from '#src/page/lasting-draft.ts';
import { forgetDraft, lastingNameOf } from './booking-draft.ts';

/** What was typed has been sent with the booking: the next one begins anew, in this tab and in others. */
export function forgetBooking(therapistSlug: string): void {
  forgetDraft(therapistSlug);
  dropLastingDraft(lastingNameOf(therapistSlug));
}
