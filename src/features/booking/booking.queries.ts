import { queryOptions } from '@tanstack/react-query';
import { readAvailability } from '#contract/booking/booking.endpoints.ts';
import type { Availability } from '#contract/booking/booking.schema.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery, keyOf } from '#src/page/endpoint-query.ts';
import { firstDayOf, lastDayOf } from '#src/ui/calendar-grid.ts';
import { searchedRanges } from './searched-ranges.ts';

export interface Bookable {
  slug: string;
  serviceId: string;
}

/** Days as they were read: `isKept` when this device had them, so that others may have taken a slot since. */
export interface KnownDays extends Availability {
  isKept: boolean;
}

/** What the booking form reads, and no page that only leads to it. */
export const bookingQueries = {
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
