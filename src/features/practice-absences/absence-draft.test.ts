import { describe, expect, test } from 'vitest';
import { bodyOf, draftOf, emptyDraft, mistakeOf, spanOf, withKept, type AbsenceDraft } from './absence-draft.ts';

const zone = 'Africa/Tunis';
const draft = (told: Partial<AbsenceDraft>): AbsenceDraft => ({ ...emptyDraft, ...told });
const absence = (startDateTime: string, endDateTime: string) => ({
  id: 'a'.repeat(24),
  userId: 'b'.repeat(24),
  startDateTime,
  endDateTime,
  label: null,
  yearly: true,
  inTheWay: 0,
});

describe('an absence as it is typed', () => {
  test.each([
    ['a day', draft({ kind: 'DAY', first: '2026-12-15' }), '2026-12-14T23:00:00.000Z', '2026-12-15T23:00:00.000Z'],
    [
      'hours',
      draft({ kind: 'HOURS', first: '2026-12-15', from: '09:00', until: '11:30' }),
      '2026-12-15T08:00:00.000Z',
      '2026-12-15T10:30:00.000Z',
    ],
    [
      'several days',
      draft({ kind: 'DAYS', first: '2026-12-24', last: '2027-01-03' }),
      '2026-12-23T23:00:00.000Z',
      '2027-01-03T23:00:00.000Z',
    ],
  ])('%s lies between two instants, and is read back as it was', (_, typed, startDateTime, endDateTime) => {
    expect(spanOf(typed, zone)).toEqual({ startDateTime, endDateTime });
    const { kind, first, from, until } = typed;
    expect(draftOf(absence(startDateTime, endDateTime), zone)).toMatchObject({ kind, first, from, until, yearly: true });
    expect(mistakeOf(typed)).toBeUndefined();
  });

  test('one from an afternoon to a morning keeps both its days', () => {
    const read = draftOf(absence('2026-12-15T13:00:00.000Z', '2026-12-17T08:00:00.000Z'), zone);
    expect(read).toMatchObject({ kind: 'HOURS', first: '2026-12-15', last: '2026-12-17', from: '14:00', until: '09:00' });
    expect(spanOf(read, zone)).toEqual({ startDateTime: '2026-12-15T13:00:00.000Z', endDateTime: '2026-12-17T08:00:00.000Z' });
    expect(mistakeOf(read)).toBeUndefined();
  });

  test('what is missing or stands the wrong way round is told on its field', () => {
    expect(mistakeOf(draft({}))).toEqual({ field: 'first', mistake: 'missing' });
    expect(mistakeOf(draft({ kind: 'DAYS', first: '2026-12-15' }))).toEqual({ field: 'last', mistake: 'missing' });
    expect(mistakeOf(draft({ kind: 'DAYS', first: '2026-12-15', last: '2026-12-14' }))).toEqual({ field: 'last', mistake: 'backwards' });
    const hours = { kind: 'HOURS', first: '2026-12-15', from: '10:00' } as const;
    expect(mistakeOf(draft({ ...hours }))).toEqual({ field: 'until', mistake: 'missing' });
    expect(mistakeOf(draft({ ...hours, until: '10:00' }))).toEqual({ field: 'until', mistake: 'backwards' });
  });

  test('what was kept of one that is only answered for changes nothing else of it', () => {
    const shown = draft({ kind: 'DAY', first: '2026-12-15', answers: { one: 'KEEP', two: 'KEEP' } });
    const kept = draft({ kind: 'DAY', first: '2026-12-20', answers: { two: 'CANCEL' }, message: 'Bonjour' });
    expect(withKept(shown, kept, true)).toEqual({ ...shown, answers: { one: 'KEEP', two: 'CANCEL' }, message: 'Bonjour' });
    expect(withKept(shown, kept, false).first).toBe('2026-12-20');
  });

  test('only what was answered for those on the screen is sent, and a word only where somebody reads it', () => {
    const typed = draft({ kind: 'DAY', first: '2026-12-15', message: 'Bonjour', answers: { one: 'KEEP', two: 'CANCEL' } });
    expect(bodyOf(typed, zone, [])).not.toHaveProperty('answers');
    const kept = bodyOf(typed, zone, [{ id: 'one' }]);
    expect([kept.answers, kept.message]).toEqual([[{ id: 'one', answer: 'KEEP' }], undefined]);
    expect(bodyOf(typed, zone, [{ id: 'two' }]).message).toBe('Bonjour');
  });
});
