import { describe, expect, it } from 'vitest';
import type { AvailabilityDay } from '#contract/booking/booking.schema.ts';
import { timesToPropose } from './times-to-propose.ts';

const zone = 'Africa/Tunis';
const slotAt = (start: string) => ({ startDateTime: `${start}:00.000Z`, endDateTime: `${start}:50.000Z`, paymentMethods: [] });
const dayOf = (date: string, ...times: string[]): AvailabilityDay => ({
  date,
  state: times.length > 0 ? 'AVAILABLE' : 'NONE',
  slots: times.map((time) => slotAt(`${date}T${time}`)),
});
const proposed = (days: AvailabilityDay[], session: string) =>
  timesToPropose(days, new Date(session), zone).map(({ startDateTime }) => startDateTime.slice(0, 16));

describe('the times proposed instead of a session', () => {
  it('of the three nearest days, before or after, the slot nearest to its time of day; in their order', () => {
    const days = [
      dayOf('2026-12-09', '08:00', '14:00'),
      dayOf('2026-12-10', '08:00', '09:30', '14:00'),
      dayOf('2026-12-11'),
      dayOf('2026-12-12', '14:00'),
      dayOf('2026-12-14', '09:00', '10:30'),
      dayOf('2026-12-15', '10:00'),
    ];
    expect(proposed(days, '2026-12-11T10:00:00Z')).toEqual(['2026-12-09T08:00', '2026-12-10T09:30', '2026-12-12T14:00']);
  });

  it('fills up with other slots where there are too few days, and gives what there is', () => {
    expect(proposed([dayOf('2026-12-14', '08:00', '09:00', '10:00', '11:00')], '2026-12-11T10:00:00Z')).toEqual([
      '2026-12-14T08:00',
      '2026-12-14T09:00',
      '2026-12-14T10:00',
    ]);
    expect(proposed([dayOf('2026-12-14', '08:00'), dayOf('2026-12-15')], '2026-12-11T10:00:00Z')).toEqual(['2026-12-14T08:00']);
    expect(proposed([], '2026-12-11T10:00:00Z')).toEqual([]);
  });
});
