import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  createDaysOff,
  deleteDaysOff,
  listDaysOff,
  listReservations,
  readAvailability,
  updateDaysOff,
} from '#contract/booking/booking.endpoints.ts';
import { readAgenda } from '#contract/booking/agenda.endpoints.ts';
import { readPracticeDay } from '#contract/booking/practice-day.endpoints.ts';
import type { BodyInputOf } from '#contract/endpoint.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useApiClient } from '#src/page/use-api-client.ts';

/** What a change of absences makes old: the list of them, the slots on offer, and what was proposed or cancelled with it. */
function useForgetOld() {
  const queryClient = useQueryClient();
  return () => {
    for (const endpoint of [listDaysOff, readAvailability, listReservations, readPracticeDay, readAgenda])
      void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  };
}

export interface AbsenceAttempt {
  /** Absent: a new one. */
  id: string | undefined;
  body: BodyInputOf<typeof createDaysOff>;
  /** The same for each retry of the same content. */
  key: string;
}

/** `onSaved` is waited for before it is told. */
export function useSaveAbsence(onSaved?: () => Promise<void>) {
  const apiClient = useApiClient();
  return useMutation({
    mutationFn: ({ id, body, key }: AbsenceAttempt) => {
      const idempotencyKey = `${key}/absence`;
      return id === undefined
        ? apiClient.call(createDaysOff, { body, idempotencyKey })
        : apiClient.call(updateDaysOff, { parameters: { id }, body, idempotencyKey });
    },
    ...(onSaved && { onSuccess: onSaved }),
    onSettled: useForgetOld(),
  });
}

export function useRemoveAbsence() {
  const apiClient = useApiClient();
  return useMutation({
    mutationFn: (id: string) => apiClient.call(deleteDaysOff, { parameters: { id } }),
    onSettled: useForgetOld(),
  });
}
