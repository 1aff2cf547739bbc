import { useQueryClient } from '@tanstack/react-query';
import { readAvailability } from '#contract/booking/booking.endpoints.ts';
import { endpointUrl } from '#contract/endpoint.ts';
import { readSetup } from '#contract/practice/setup.endpoints.ts';
import { listServices } from '#contract/therapist/services.endpoints.ts';
import { listTherapists, readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { forgetKept } from '#src/device/forget-kept.ts';
import { endpointQuery, keyOf } from '#src/page/endpoint-query.ts';

// Stale at once: somebody else of the practice may have changed them.
export const servicesQuery = (apiClient: ApiClient, therapistId: string) => ({
  ...endpointQuery(apiClient, listServices, { query: { therapistId } }),
  staleTime: 0,
});

/** Makes old what a change of a therapist's sessions makes old: their page, what is booked from, and the list itself. */
export function useForgetServices(slug: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await forgetKept(endpointUrl(readTherapist, { slug }));
    for (const endpoint of [listServices, listTherapists, readTherapist, readAvailability, readSetup])
      await queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  };
}
