import { queryOptions } from '@tanstack/react-query';
import { readAvailability } from '#contract/booking/booking.endpoints.ts';
import type { Availability } from '#contract/booking/booking.schema.ts';
import { readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery, keyOf } from '#src/page/endpoint-query.ts';
import { ensureOptional } from '#src/page/optional-query.ts';
import type { PageContext } from '#src/page/page-context.ts';
import { addDays, firstDayOf, lastDayOf } from '#src/ui/calendar-grid.ts';
import { dateInZone } from '#src/ui/dates.ts';
import { searchedRanges } from './searched-ranges.ts';
import { firstByOrder, slotsOf } from './ways-to-pay.ts';

const nextSlotDays = 14;

export interface Bookable {
  slug: string;
  serviceId: string;
}

/** Days as they were read: `isKept` when this device had them, so that others may have taken a slot since. */
export interface KnownDays extends Availability {
  isKept: boolean;
}

export const bookingQueries = {
  therapist: (apiClient: ApiClient, slug: string) => endpointQuery(apiClient, readTherapist, { parameters: { slug } }),

  /** The days of a month that are still ahead, in the practice's zone. */
  month: (apiClient: ApiClient, { slug, serviceId }: Bookable, month: string, today: string) => {
    const first = firstDayOf(month);
    const query = { from: first < today ? today : first, to: lastDayOf(month), serviceId };
    const { queryKey } = endpointQuery(apiClient, readAvailability, { parameters: { slug }, query });
    return queryOptions({
      queryKey: [...queryKey],
      queryFn: async (): Promise<KnownDays> => {
        let isKept = false;
        const onKept = (isFromDevice: boolean) => void (isKept = isFromDevice);
        return { ...(await apiClient.call(readAvailability, { parameters: { slug }, query, onKept })), isKept };
      },
    });
  },

  /** The first free slot of a therapist's first service in the coming two weeks, and where it is too close for a money order the first that is not; or null. */
  nextSlots: (apiClient: ApiClient, { slug, timeZone, services }: Pick<Therapist, 'slug' | 'timeZone' | 'services'>) => {
    const serviceId = services[0]?.id ?? '';
    return queryOptions({
      // Without dates, so that the server's answer is found under the same key by a browser on another day.
      queryKey: [...keyOf(readAvailability), apiClient.locale, 'next', slug, serviceId],
      queryFn: async () => {
        const from = dateInZone(new Date(), timeZone);
        const query = { from, to: addDays(from, nextSlotDays - 1), serviceId };
        const { days } = await apiClient.call(readAvailability, { parameters: { slug }, query });
        const slots = slotsOf(days);
        return { next: slots[0] ?? null, byOrder: firstByOrder(slots) ?? null };
      },
    });
  },

  /** The first day after a date that has a free slot, as far as a therapist's horizon may reach, or null. */
  nextFreeDay: (apiClient: ApiClient, { slug, serviceId }: Bookable, after: string, until: string) =>
    queryOptions({
      queryKey: [...keyOf(readAvailability), apiClient.locale, 'next-day', slug, serviceId, after],
      queryFn: async () => {
        for (const range of searchedRanges(after, until)) {
          const { days } = await apiClient.call(readAvailability, { parameters: { slug }, query: { ...range, serviceId } });
          const free = days.find(({ slots }) => slots.length > 0);
          if (free) return free.date;
        }
        return null;
      },
    }),
};

/** Brings what NextFreeSlot shows; a page opens without it when the availability does not answer. */
export async function loadNextFreeSlot({ apiClient, queryClient }: PageContext, slug: string): Promise<Therapist> {
  const therapist = await queryClient.ensureQueryData(bookingQueries.therapist(apiClient, slug));
  await ensureOptional(queryClient, bookingQueries.nextSlots(apiClient, therapist));
  return therapist;
}
