import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { ensureOptional } from '#src/page/optional-query.ts';
import type { PageContext } from '#src/page/page-context.ts';
import { addMonths, lastDayOf, monthOf } from '#src/ui/calendar-grid.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
import { todayIn } from '#contract/today-in.ts';
import { lastShownIn, monthShowing } from '#src/ui/month-grid.ts';
import { withLink } from './booking-draft.ts';
import type { BookingLink } from './booking-link.ts';
import { bookingQueries } from './booking.queries.ts';
import { chosenService } from './chosen-service.ts';
import { loadServerForm } from './LazyBookingForm.tsx';
import { slotsOf, waysToPay } from './ways-to-pay.ts';

/** On the server: brings what the booking form is drawn with, the days of the weeks that it begins at. */
export async function drawBooking({ apiClient, queryClient, locale }: PageContext, therapist: Therapist, link: BookingLink): Promise<void> {
  const { slug, timeZone, isBookable } = therapist;
  if (!isBookable) return;
  const { service } = chosenService(therapist, withLink({ note: '' }, link));
  const today = todayIn(timeZone);
  const asked = link.slot ? dateInZone(link.slot, timeZone) : today;
  const month = asked > today ? monthShowing(asked, monthOf(today), today) : monthOf(today);
  const booked = { slug, serviceId: service.id };
  const days = bookingQueries.month(apiClient, booked, month, today);
  await Promise.all([loadServerForm(locale), ensureOptional(queryClient, days)]);
  const reachesOn = lastShownIn(month, today) > lastDayOf(month);
  // Where the rest of this month is too close for a money order, the first that is not is told too.
  const known = slotsOf(queryClient.getQueryData(days.queryKey)?.days ?? []);
  if (reachesOn || (month === monthOf(today) && !known.some((slot) => waysToPay(slot) !== 'CARD')))
    await ensureOptional(queryClient, bookingQueries.month(apiClient, booked, addMonths(month, 1), today));
}
