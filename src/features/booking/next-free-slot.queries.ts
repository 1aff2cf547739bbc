import { queryOptions } from '@tanstack/react-query';
import { readAvailability } from '#contract/booking/booking.endpoints.ts';
import { readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery, keyOf } from '#src/page/endpoint-query.ts';
import { ensureOptional } from '#src/page/optional-query.ts';
import type { PageContext } from '#src/page/page-context.ts';
import { addDays } from '#src/ui/calendar-grid.ts';
import { dateInZone } from '#src/ui/dates.ts';
import { firstByOrder, slotsOf } from './ways-to-pay.ts';

const nextSlotDays = 14;

export const nextFreeSlotQueries = {
  therapist: (apiClient: ApiClient, slug: string) => endpointQuery(apiClient, readTherapist, { parameters: { slug } }),

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
};

/** Brings what NextFreeSlot shows; a page opens without it when the availability does not answer. */
export async function loadNextFreeSlot({ apiClient, queryClient }: PageContext, slug: string): Promise<Therapist> {
  const therapist = await queryClient.ensureQueryData(nextFreeSlotQueries.therapist(apiClient, slug));
  await ensureOptional(queryClient, nextFreeSlotQueries.nextSlots(apiClient, therapist));
  return therapist;
}
