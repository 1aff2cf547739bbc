import { useMutation, useQueryClient } from '@tanstack/react-query';
import { createSchedule, readAvailability, readSchedule, updateOwnSchedule, updateSchedule } from '#contract/booking/booking.endpoints.ts';
import { previewSchedule } from '#contract/booking/schedule.endpoints.ts';
import { readAgenda } from '#contract/booking/agenda.endpoints.ts';
import { readSetup } from '#contract/practice/setup.endpoints.ts';
import { listTherapists, readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { readHours, scheduleQueries, type Whose } from './practice-schedule.queries.ts';
import { inOrderOfDates, withTyped, type Hours } from './schedule-draft.ts';

interface Saving {
  typed: Hours;
  /** What was saved when it was typed. */
  from: Hours;
}

/** Saves what was typed of somebody's hours, over what somebody else may have saved meanwhile; answers what is saved now, and how many sessions are booked outside of it. */
export function useSaveHours({ userId, isOwn }: Whose) {
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ typed, from }: Saving) => {
      const now = await readHours(apiClient, { userId, isOwn });
      const merged = now ? withTyped(now, typed, from) : typed;
      const hours = { ...merged, seasons: inOrderOfDates(merged.seasons) };
      const send = () => {
        if (isOwn) return apiClient.call(updateOwnSchedule, { body: hours });
        if (!now) return apiClient.call(createSchedule, { body: { ...hours, userId } });
        return apiClient.call(updateSchedule, { parameters: { userId }, body: hours });
      };
      return { hours, outside: (await send()).outside.length };
    },
    onSuccess: ({ hours }) => void queryClient.setQueryData(scheduleQueries.hours(apiClient, { userId, isOwn }).queryKey, hours),
    // After a refusal too: somebody else may have written the first ones meanwhile, or taken them away.
    onSettled: () => {
      for (const endpoint of [readSchedule, previewSchedule, readAvailability, readAgenda, listTherapists, readTherapist, readSetup])
        void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
    },
  });
}
