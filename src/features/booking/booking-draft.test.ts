import { describe, expect, test } from 'vitest';
import { attemptOf, hasDraft, withKept, withLink, type BookingDraft } from './booking-draft.ts';
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
  expect(withLink(draft, { mode: 'VIDEO' })).toEqual({ ...draft, mode: 'VIDEO' });
  expect(withLink(draft, {})).toEqual(draft);
});

test('an address that names no slot is read as none', () => {
  expect(bookingLink({ slot: 'tomorrow', service: 7 })).toEqual({});
  const named = { slot: '2026-11-24T08:00:00.000Z', service: 'b', mode: 'VIDEO' };
  expect(bookingLink({ ...named, other: 'x' })).toEqual(named);
});

test('what the form chooses by itself is no draft', () => {
  const first = { serviceId: 'a', mode: 'OFFICE' } as const;
  expect(hasDraft({ note: '', serviceId: 'a', mode: 'OFFICE' }, first)).toBe(false);
  expect(hasDraft({ note: '', serviceId: 'b' }, first)).toBe(true);
  expect(hasDraft({ note: 'x' }, first)).toBe(true);
});

test('what a killed tab held comes back behind the link that opened the form, and what was typed since stays', () => {
  const shown: BookingDraft = { note: '', serviceId: 'a', mode: 'OFFICE', startDateTime: '2026-11-24T08:00:00.000Z' };
  const kept: BookingDraft = { ...draft, serviceId: 'b', mode: 'VIDEO' };
  expect(withKept(shown, kept, {})).toEqual({ ...kept, startDateTime: '2026-11-24T08:00:00.000Z' });
  expect(withKept({ ...shown, note: 'Depuis' }, kept, { service: 'a', mode: 'PHONE' })).toMatchObject({
    note: 'Depuis',
    serviceId: 'a',
    mode: 'PHONE',
  });
});
