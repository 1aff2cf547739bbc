import type { DayAppointment, PracticeDay } from '#contract/booking/practice-day.schema.ts';
import { statusNow } from '#src/features/reservations/status-now.ts';

/** The accepted appointment under way or to come, of this day or else of a later one; none where nothing is accepted. */
export function nextAppointment(
  { appointments, nextAfterToday }: Pick<PracticeDay, 'appointments' | 'nextAfterToday'>,
  now: Date,
): DayAppointment | null {
  const ofToday = appointments.find((each) => statusNow(each, now) === 'ACCEPTED' && new Date(each.endDateTime) > now);
  return ofToday ?? nextAfterToday;
}

export type Wait = { key: 'underWay' } | { key: 'inMinutes'; count: number } | { key: 'inHours'; count: number } | null;

/** How long it is until an appointment starts, in what a glance takes in; null where its date says more. */
export function waitUntil({ startDateTime }: Pick<DayAppointment, 'startDateTime'>, now: Date): Wait {
  const minutes = Math.ceil((new Date(startDateTime).getTime() - now.getTime()) / 60_000);
  if (minutes <= 0) return { key: 'underWay' };
  if (minutes < 60) return { key: 'inMinutes', count: minutes };
  const hours = Math.floor(minutes / 60);
  return hours < 12 ? { key: 'inHours', count: hours } : null;
}
