import type { Schedule } from '#contract/booking/booking.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';

type Weekly = Schedule['weekly'];

const [monday, friday, saturday] = [1, 5, 6];
const morning = { start: '09:00', end: '13:00' };
const afternoon = { start: '14:30', end: '18:30' };

const onWeekdays = (intervals: Weekly[number]['intervals']): Weekly =>
  Array.from({ length: friday - monday + 1 }, (_, index) => ({ weekday: monday + index, intervals }));

const summer = (year: number) => ({
  from: `${year}-07-01`,
  to: `${year}-08-31`,
  weekly: onWeekdays([{ start: '08:00', end: '14:00' }]),
});

// Ramadan is announced each year a few days ahead, when the moon is seen: the practice adds it to its schedule.
const ramadan = { from: '2027-02-08', to: '2027-03-09', weekly: onWeekdays([{ start: '09:00', end: '14:00' }]) };

/** The opening hours of the demonstration; the two summers to come have their own. */
export function scheduleFrom(now: Date): Omit<Schedule, 'userId'> {
  const year = now.getUTCFullYear();
  return {
    timeZone: defaultTimeZone,
    weekly: [...onWeekdays([morning, afternoon]), { weekday: saturday, intervals: [morning] }],
    seasons: [ramadan, summer(year), summer(year + 1)],
    slotIntervalMinutes: 30,
    bufferAfterMinutes: 10,
    minimumNoticeHours: 12,
    moneyOrderNoticeHours: 48,
    horizonDays: 60,
  };
}
