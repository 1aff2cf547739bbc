import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hourInZone } from '#contract/dates-in-words.ts';
import { afterQuietHours } from './quiet-hours.ts';

// The same cases in every run; PROVE_SEED looks at others.
fc.configureGlobal({ seed: Number(process.env['PROVE_SEED'] ?? 20_261_126) });

const zone = fc.constantFrom('Africa/Tunis', 'Europe/Paris', 'Africa/Casablanca', 'America/Los_Angeles', 'Asia/Kathmandu');
const instant = fc
  .integer({ min: Date.parse('2020-01-01') / 60_000, max: Date.parse('2036-01-01') / 60_000 })
  .map((minutes) => new Date(minutes * 60_000));
const isQuiet = (at: Date, timeZone: string) => hourInZone(at, timeZone) >= 21 || hourInZone(at, timeZone) < 8;

it('is at once by day and at the first 8 h by night, whatever the clocks do in between', () => {
  fc.assert(
    fc.property(zone, instant, (timeZone, now) => {
      const at = afterQuietHours(timeZone, now);
      if (!isQuiet(now, timeZone)) {
        expect(at).toEqual(now);
        return;
      }
      expect(hourInZone(at, timeZone)).toBe(8);
      expect(isQuiet(new Date(at.getTime() - 1), timeZone)).toBe(true);
      const hoursLater = (at.getTime() - now.getTime()) / 3_600_000;
      expect(hoursLater).toBeGreaterThan(0);
      // Eleven hours, and one more where clocks go back at night.
      expect(hoursLater).toBeLessThanOrEqual(12);
    }),
  );
});

it.each([
  ['the last minute of the day', 'Africa/Tunis', '2026-11-26T19:59:00Z', '2026-11-26T19:59:00Z'],
  ['the first of the night', 'Africa/Tunis', '2026-11-26T20:00:00Z', '2026-11-27T07:00:00Z'],
  ['the last of the night', 'Africa/Tunis', '2026-11-27T06:59:00Z', '2026-11-27T07:00:00Z'],
  ['the night in which clocks go back', 'Europe/Paris', '2026-10-24T20:00:00Z', '2026-10-25T07:00:00Z'],
  ['the night in which they go forward', 'Europe/Paris', '2027-03-27T21:00:00Z', '2027-03-28T06:00:00Z'],
  ['a night that is day in Tunis', 'America/Los_Angeles', '2026-11-26T08:00:00Z', '2026-11-26T16:00:00Z'],
])('%s', (_, timeZone, now, at) => {
  expect(afterQuietHours(timeZone, new Date(now))).toEqual(new Date(at));
});
