import { describe, expect, it } from 'vitest';
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
});
