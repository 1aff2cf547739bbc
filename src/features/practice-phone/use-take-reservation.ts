import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listReservations, readAvailability, takeReservation } from '#contract/booking/booking.endpoints.ts';
import { readAgenda } from '#contract/booking/agenda.endpoints.ts';
import { readPracticeDay } from '#contract/booking/practice-day.endpoints.ts';
import type { BodyInputOf } from '#contract/endpoint.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useApiClient } from '#src/page/use-api-client.ts';

interface Attempt {
  body: BodyInputOf<typeof takeReservation>;
  /** The same for each retry of the same content. */
  key: string;
}

/** `onTaken` is waited for before it is told. */
export function useTakeReservation(onTaken: () => Promise<void>) {
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ body, key }: Attempt) => apiClient.call(takeReservation, { body, idempotencyKey: `${key}/reservation` }),
    onSuccess: onTaken,
    onSettled: () => {
      for (const endpoint of [readAvailability, listReservations, readPracticeDay, readAgenda])
        void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
    },
  });
}
