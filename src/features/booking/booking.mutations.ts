import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createReservation, listOwnReservations, readAvailability } from '#contract/booking/booking.endpoints.ts';
import type { BodyInputOf } from '#contract/endpoint.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useApiClient } from '#src/page/use-api-client.ts';

export type ReservationBody = BodyInputOf<typeof createReservation>;

interface Attempt {
  body: ReservationBody;
  /** The same for each retry of the same content. */
  key: string;
}

/** `onMade` is waited for before it is told. */
export function useCreateReservation(onMade: () => Promise<void>) {
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: Attempt) => apiClient.call(createReservation, { body, idempotencyKey: `${key}/reservation` }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: keyOf(listOwnReservations) });
      // Read again by the next visit only: the form, about to leave, must not lose its slot meanwhile.
      await queryClient.invalidateQueries({ queryKey: keyOf(readAvailability), refetchType: 'none' });
      await onMade();
    },
    // Not awaited, so that the refusal shows at once: somebody else may have taken the slot.
    onError: () => void queryClient.invalidateQueries({ queryKey: keyOf(readAvailability) }),
  });
}
