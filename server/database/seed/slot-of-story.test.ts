import { describe, expect, it } from 'vitest';
import { availabilityOf } from '../../modules/booking/availability.ts';
import { addDays, localDate } from '../../modules/booking/zoned-time.ts';
import { awayAround } from './away-around.ts';
import { reservationStories } from './reservation-stories.ts';
import { scheduleFrom } from './schedule.ts';
import { services } from './services.ts';
import { slotOfStory } from './slot-of-story.ts';

const bufferMs = 10 * 60_000;

describe('the reservations of the demonstration', () => {
  it('find free slots on whatever day it is started, and none meets another', { timeout: 30_000 }, () => {
    for (let day = 0; day < 400; day += 5) {
      const now = new Date(Date.parse('2026-11-01T00:00:00Z') + day * 86_400_000 + (day % 24) * 3_600_000);
      const slots = reservationStories
        .map((story) => slotOfStory(story, scheduleFrom(now), services[story.service].durationMinutes, now))
        .sort((a, b) => Date.parse(a.startDateTime) - Date.parse(b.startDateTime));
      slots.slice(1).forEach((slot, index) => {
        expect(Date.parse(slot.startDateTime)).toBeGreaterThanOrEqual(Date.parse(slots[index]?.endDateTime ?? '') + bufferMs);
      });
    }
  });

  it('leave one day of the coming two weeks full', { timeout: 30_000 }, () => {
    const story = reservationStories.find(({ steps }) => steps.at(-1)?.event === 'APPROVED');
    if (!story) throw new Error('no story ends with an accepted appointment');
    for (let day = 0; day < 400; day += 5) {
      const now = new Date(Date.parse('2026-11-01T00:00:00Z') + day * 86_400_000 + (day % 24) * 3_600_000);
      const schedule = scheduleFrom(now);
      const slot = slotOfStory(story, schedule, services[story.service].durationMinutes, now);
      const taken = { start: new Date(slot.startDateTime), end: new Date(slot.endDateTime) };
      const today = localDate(schedule.timeZone, now);
      const full = availabilityOf({
        schedule,
        durationMinutes: services[0].durationMinutes,
        daysOff: awayAround(taken, schedule),
        blocked: [{ start: taken.start, end: new Date(taken.end.getTime() + bufferMs) }],
        from: today,
        to: addDays(today, 13),
        now,
        isOnlineOpen: true,
        isMoneyOrderOpen: true,
      }).filter(({ state }) => state === 'FULLY_RESERVED');
      expect(full.map(({ date }) => date)).toEqual([localDate(schedule.timeZone, taken.start)]);
    }
  });
});
