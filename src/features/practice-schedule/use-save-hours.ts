import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createSchedule, readAvailability, readSchedule, updateOwnSchedule, updateSchedule } from '#contract/booking/booking.endpoints.ts';
import { readAgenda } from '#contract/booking/agenda.endpoints.ts';
import { listTherapists } from '#contract/therapist/therapist.endpoints.ts';
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
      if (isOwn) return (await apiClient.call(updateOwnSchedule, { body: hours })).outside.length;
      if (isFirst) {
        await apiClient.call(createSchedule, { body: { ...hours, userId } });
        return 0;
      }
      return (await apiClient.call(updateSchedule, { parameters: { userId }, body: hours })).outside.length;
    },
    onSuccess: async (_, { hours }) => {
      queryClient.setQueryData(scheduleQueries.hours(apiClient, { userId, isOwn }).queryKey, hours);
      for (const endpoint of [readSchedule, readAvailability, readAgenda, listTherapists])
        await queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
    },
  });
}
