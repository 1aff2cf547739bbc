import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createSchedule, readAvailability, readSchedule, updateOwnSchedule, updateSchedule } from '#contract/booking/booking.endpoints.ts';
import { previewSchedule } from '#contract/booking/schedule.endpoints.ts';
import { readAgenda } from '#contract/booking/agenda.endpoints.ts';
import { readSetup } from '#contract/practice/setup.endpoints.ts';
import { listTherapists, readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { scheduleQueries, type Whose } from './practice-schedule.queries.ts';
import type { Hours } from './schedule-draft.ts';

interface Saving {
  hours: Hours;
  /** Nobody has written any for this person yet. */
  isFirst: boolean;
}

/** Saves somebody's hours, and answers how many sessions are booked outside of them. */
export function useSaveHours({ userId, isOwn }: Whose) {
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ hours, isFirst }: Saving): Promise<number> => {
      const send = () => {
        if (isOwn) return apiClient.call(updateOwnSchedule, { body: hours });
        if (isFirst) return apiClient.call(createSchedule, { body: { ...hours, userId } });
        return apiClient.call(updateSchedule, { parameters: { userId }, body: hours });
      };
      return (await send()).outside.length;
    },
    onSuccess: (_, { hours }) => void queryClient.setQueryData(scheduleQueries.hours(apiClient, { userId, isOwn }).queryKey, hours),
    // After a refusal too: somebody else may have written the first ones meanwhile, or taken them away.
    onSettled: () => {
      for (const endpoint of [readSchedule, previewSchedule, readAvailability, readAgenda, listTherapists, readTherapist, readSetup])
        void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
    },
  });
}
