import { dropLastingDraft } from '#src/page/lasting-draft.ts';
import { forgetDraft, lastingNameOf } from './booking-draft.ts';

/** What was typed has been sent with the booking: the next one begins anew, in this tab and in others. Resolves once nothing of it is kept. */
export function forgetBooking(therapistSlug: string): Promise<void> {
  forgetDraft(therapistSlug);
  return dropLastingDraft(lastingNameOf(therapistSlug));
}
