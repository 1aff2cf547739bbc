import { describe, expect, test } from 'vitest';
import {
  blockingStatuses,
  clientCancellation,
  isApprovalUndoable,
  isMovable,
  reservationStatuses,
  shownStatuses,
  statusAfter,
  transitions,
} from './reservation-status.ts';

const now = new Date('2026-11-16T08:00:00Z');
const at = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();

describe('the transition table', () => {
  test('knows every status, and moves only between them', () => {
    const named = new Set(transitions.flatMap(({ from, to }) => [...from, to]));
    expect(reservationStatuses.filter((status) => !named.has(status))).toEqual([]);
  });

  test('nothing leaves REJECTED or NO_SHOW, and only a late payment leaves EXPIRED', () => {
    const eventsFrom = (status: (typeof reservationStatuses)[number]) =>
      transitions.filter(({ from }) => from.includes(status)).map(({ event }) => event);
    expect(eventsFrom('REJECTED')).toEqual([]);
    expect(eventsFrom('NO_SHOW')).toEqual([]);
    expect(eventsFrom('EXPIRED')).toEqual(['LATE_PAYMENT_ACCEPTED']);
  });

  test('approval leads from waiting to accepted and from nowhere else', () => {
    expect(reservationStatuses.map((status) => statusAfter('APPROVED', status))).toEqual([
      null,
      'ACCEPTED',
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  test('what blocks a slot is shown as waiting or accepted', () => {
    expect(blockingStatuses.map((status) => shownStatuses[status])).toEqual(['On Stand By', 'On Stand By', 'Already accepted']);
  });
});

describe('what a client may still do', () => {
  test('cancelling is free until a day before an accepted appointment, and always while it waits', () => {
    expect(clientCancellation({ status: 'ACCEPTED', startDateTime: at(24) }, now)).toEqual({ isPossible: true, isFree: true });
    expect(clientCancellation({ status: 'ACCEPTED', startDateTime: at(23.9) }, now)).toEqual({ isPossible: true, isFree: false });
    expect(clientCancellation({ status: 'ON_STAND_BY', startDateTime: at(1) }, now)).toEqual({ isPossible: true, isFree: true });
    expect(clientCancellation({ status: 'COMPLETED', startDateTime: at(-2) }, now).isPossible).toBe(false);
  });

  test('moving is possible twice, a day before at the latest', () => {
    expect(isMovable({ status: 'ACCEPTED', startDateTime: at(24), rescheduleCount: 1 }, now)).toBe(true);
    expect(isMovable({ status: 'ACCEPTED', startDateTime: at(24), rescheduleCount: 2 }, now)).toBe(false);
    expect(isMovable({ status: 'ACCEPTED', startDateTime: at(23), rescheduleCount: 0 }, now)).toBe(false);
    expect(isMovable({ status: 'PENDING_PAYMENT', startDateTime: at(72), rescheduleCount: 0 }, now)).toBe(false);
  });

  test('an approval can be undone for thirty seconds', () => {
    expect(isApprovalUndoable(new Date(now.getTime() - 30_000).toISOString(), now)).toBe(true);
    expect(isApprovalUndoable(new Date(now.getTime() - 30_001).toISOString(), now)).toBe(false);
    expect(isApprovalUndoable(null, now)).toBe(false);
  });
});
