import { describe, expect, test } from 'vitest';
import { attemptOf, withLink, type BookingDraft } from './booking-draft.ts';
import { bookingLink } from './booking-link.ts';

const draft: BookingDraft = { note: 'Première fois', serviceId: 'a', startDateTime: '2026-11-23T08:00:00.000Z' };

describe('an attempt', () => {
  test('keeps its key while the content is the same', () => {
    const first = attemptOf(draft, 'content', () => 'key-1');
    expect(attemptOf({ ...draft, attempt: first }, 'content', () => 'key-2')).toBe(first);
  });

  test('has another key for another content', () => {
    const first = attemptOf(draft, 'content', () => 'key-1');
    expect(attemptOf({ ...draft, attempt: first }, 'changed', () => 'key-2').key).toBe('key-2');
  });
});

test('a link changes what it names and nothing else', () => {
  const changed = withLink(draft, { slot: '2026-11-24T08:00:00.000Z' });
  expect(changed).toEqual({ ...draft, startDateTime: '2026-11-24T08:00:00.000Z' });
  expect(withLink(draft, {})).toEqual(draft);
});

test('an address that names no slot is read as none', () => {
  expect(bookingLink({ slot: 'tomorrow', service: 7 })).toEqual({});
  expect(bookingLink({ slot: '2026-11-24T08:00:00.000Z', service: 'b', other: 'x' })).toEqual({
    slot: '2026-11-24T08:00:00.000Z',
    service: 'b',
  });
});
