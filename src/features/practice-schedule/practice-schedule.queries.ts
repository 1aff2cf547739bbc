import { queryOptions } from '@tanstack/react-query';
import { readOwnSchedule, readSchedule } from '#contract/booking/booking.endpoints.ts';
import { previewSchedule } from '#contract/booking/schedule.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { firstDayOf } from '#src/ui/calendar-grid.ts';
import { lastShownIn } from '#src/ui/month-grid.ts';
import { hoursOf, type Hours } from './schedule-draft.ts';

export interface Whose {
  userId: string;
  isOwn: boolean;
}

/** The hours of one therapist, null where none have been written yet. */
export async function readHours(apiClient: ApiClient, { userId, isOwn }: Whose): Promise<Hours | null> {
  try {
    const schedule = isOwn ? await apiClient.call(readOwnSchedule, {}) : await apiClient.call(readSchedule, { parameters: { userId } });
    return hoursOf(schedule);
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return null;
    throw error;
  }
}

export const scheduleQueries = {
  hours: (apiClient: ApiClient, whose: Whose) =>
    queryOptions({
      meta: { isPersonal: true },
      queryKey: [...keyOf(readSchedule), whose.userId],
      queryFn: () => readHours(apiClient, whose),
      staleTime: 0,
    }),

  /** What clients would be offered in the weeks of a month by hours that are not saved; what was shown last stays until it has come. */
  preview: (apiClient: ApiClient, { hours, ...asked }: PreviewAsked) => {
    const { userId, durationMinutes, month, today } = asked;
    const first = firstDayOf(month);
    return queryOptions({
      meta: { isPersonal: true },
      queryKey: [...keyOf(previewSchedule), apiClient.locale, asked, hours],
      queryFn: () => {
        const range = { from: first < today ? today : first, to: lastShownIn(month, today) };
        return apiClient.call(previewSchedule, { body: { ...JSON.parse(hours), userId, durationMinutes, ...range } });
      },
      placeholderData: (shown) => shown,
      staleTime: 0,
    });
  },
};

export interface PreviewAsked {
  userId: string;
  /** As JSON: the same text is the same question. */
  hours: string;
  durationMinutes: number;
  /** yyyy-MM, none before today's. */
  month: string;
  today: string;
}
