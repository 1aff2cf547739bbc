import { describe, expect, it } from 'vitest';
import { believedCapture, isInTimeAfterAll } from './late-proof.ts';

const hold = { createdAt: new Date('2026-11-16T08:00:00Z'), holdUntil: new Date('2026-11-18T08:00:00Z') };
const now = new Date('2026-11-19T08:00:00Z');

describe("a photo's time", () => {
  it.each([
    ['2026-11-16T07:59:59.999Z', false],
    ['2026-11-16T08:00:00.000Z', true],
    ['2026-11-19T08:00:00.000Z', true],
    ['2026-11-19T08:00:00.001Z', false],
    ['2026-11-17T10:00:00+02:00', true],
  ])('%s is believed: %s', (capturedAt, isBelieved) => {
    expect(believedCapture(capturedAt, hold, now)).toEqual(isBelieved ? new Date(capturedAt) : null);
  });

  it('is unknown when the device does not say', () => {
    expect(believedCapture(undefined, hold, now)).toBeNull();
  });
});

describe('a late proof', () => {
  const inTime = new Date('2026-11-18T08:00:00Z');
  it.each([
    ['taken at the last moment, delivered a day later', inTime, now, true],
    ['delivered a moment too late', inTime, new Date('2026-11-19T08:00:00.001Z'), false],
    ['taken after the hold', new Date('2026-11-18T08:00:00.001Z'), now, false],
    ['of an unknown time', null, now, false],
  ])('%s', (_, captured, at, isAccepted) => {
    expect(isInTimeAfterAll(captured, hold, at)).toBe(isAccepted);
  });

  it('has nothing to be in time for without a hold', () => {
    expect(isInTimeAfterAll(inTime, { ...hold, holdUntil: null }, now)).toBe(false);
  });
});
