import { queryOptions } from '@tanstack/react-query';
import { readAvailability } from '#contract/booking/booking.endpoints.ts';
import { readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery, keyOf } from '#src/page/endpoint-query.ts';
import { ensureOptional } from '#src/page/optional-query.ts';
import type { PageContext } from '#src/page/page-context.ts';
import { addDays } from '#src/ui/calendar-grid.ts';
import { todayIn } from '#contract/today-in.ts';
import { firstByOrder, slotsOf } from './ways-to-pay.ts';

const nextSlotDays = 14;

type Bookable = Pick<Therapist, 'slug' | 'timeZone' | 'services'>;

/** Without dates in their keys, so that the server's answer is found under the same by a browser on another day. */
const keyOfDays = (apiClient: ApiClient, what: string, slug: string, serviceId: string) =>
  [...keyOf(readAvailability), apiClient.locale, what, slug, serviceId] as const;

/** What is told of a therapist's first service in the coming two weeks. */
async function readDays(apiClient: ApiClient, { slug, timeZone }: Bookable, serviceId: string) {
  const from = todayIn(timeZone);
  const query = { from, to: addDays(from, nextSlotDays - 1), serviceId };
  return (await apiClient.call(readAvailability, { parameters: { slug }, query })).days;
}

export const nextFreeSlotQueries = {
  therapist: (apiClient: ApiClient, slug: string) => endpointQuery(apiClient, readTherapist, { parameters: { slug } }),

  /** The first free slot of a therapist's first service in the coming two weeks, and where it is too close for a money order the first that is not; or null. */
  nextSlots: (apiClient: ApiClient, therapist: Bookable) => {
    const serviceId = therapist.services[0]?.id ?? '';
    return queryOptions({
      queryKey: keyOfDays(apiClient, 'next', therapist.slug, serviceId),
      queryFn: async () => {
        const slots = slotsOf(await readDays(apiClient, therapist, serviceId));
        return { next: slots[0] ?? null, byOrder: firstByOrder(slots) ?? null };
      },
    });
  },

  /** The days of those two weeks, from today on, with their free slots. */
  days: (apiClient: ApiClient, therapist: Bookable) => {
    const serviceId = therapist.services[0]?.id ?? '';
    return queryOptions({
      queryKey: keyOfDays(apiClient, 'days', therapist.slug, serviceId),
      queryFn: () => readDays(apiClient, therapist, serviceId),
    });
  },
};

/** Brings what NextFreeSlot shows; a page opens without it when the availability does not answer. */
export async function loadNextFreeSlot({ apiClient, queryClient }: PageContext, slug: string): Promise<Therapist> {
  const therapist = await queryClient.ensureQueryData(nextFreeSlotQueries.therapist(apiClient, slug));
  await ensureOptional(queryClient, nextFreeSlotQueries.nextSlots(apiClient, therapist));
  return therapist;
}
