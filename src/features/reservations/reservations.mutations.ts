import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelOwnReservation, listOwnReservations, moveOwnReservation, readAvailability } from '#contract/booking/booking.endpoints.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useLocale } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';

/** What a change of one reservation makes old: the lists it is in, and the slots it took or left. */
function useForgetOld() {
  const queryClient = useQueryClient();
  const forget = async () => {
    await Promise.all([
      queryClient.invalidateQueries({ queryKey: keyOf(listOwnReservations) }),
      queryClient.invalidateQueries({ queryKey: keyOf(readAvailability) }),
    ]);
  };
  // A refusal also says that what is shown was out of date; it is told without waiting for a network that may be gone.
  return { onSuccess: forget, onError: () => void forget() };
}

export function useCancelReservation() {
  const apiClient = useApiClient();
  const forgetOld = useForgetOld();
  return useMutation({
    mutationFn: (id: string) => apiClient.call(cancelOwnReservation, { parameters: { id } }),
    ...forgetOld,
  });
}

/** Nothing of it is loaded before the press. */
export function useSaveToCalendar() {
  const apiClient = useApiClient();
  const locale = useLocale();
  return useMutation({
    mutationFn: async (id: string) => (await import('./save-to-calendar.ts')).saveToCalendar(apiClient, id, locale),
    onError: (problem) => toastProblem(problem, locale),
  });
}

export function useMoveReservation() {
  const apiClient = useApiClient();
  const forgetOld = useForgetOld();
  return useMutation({
    mutationFn: ({ id, startDateTime }: { id: string; startDateTime: string }) =>
      apiClient.call(moveOwnReservation, { parameters: { id }, body: { startDateTime } }),
    ...forgetOld,
  });
}
