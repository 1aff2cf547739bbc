import { readOwnSchedule, updateOwnSchedule } from '#contract/booking/booking.endpoints.ts';
import { readTherapist, updateTherapist } from '#contract/therapist/therapist.endpoints.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import type { OwnTherapist } from './practice.ts';

export const profileOf = ({ api, slug }: OwnTherapist): Promise<Therapist> => api.call(readTherapist, { parameters: { slug } });

/** Somebody else of the practice changes a profile, elsewhere. */
export async function changeProfileElsewhere(
  therapist: OwnTherapist,
  change: (now: Omit<Therapist, 'services'>) => Partial<Therapist>,
): Promise<void> {
  const { services: _, ...now } = await profileOf(therapist);
  await therapist.admin.api.call(updateTherapist, { parameters: { id: now.id }, body: { ...now, ...change(now) } });
}

/** The same of the hours: one weekday, 0 for Sunday, ends at another time. */
export async function changeDayElsewhere(therapist: OwnTherapist, weekday: number, end: string): Promise<void> {
  const { userId: _, ...schedule } = await therapist.api.call(readOwnSchedule, {});
  const weekly = schedule.weekly.map((day) =>
    day.weekday === weekday ? { weekday, intervals: day.intervals.map((interval) => ({ ...interval, end })) } : day,
  );
  await therapist.api.call(updateOwnSchedule, { body: { ...schedule, weekly } });
}
