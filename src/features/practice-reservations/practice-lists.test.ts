import { describe, expect, test } from 'vitest';
import { aReservation, hoursAfter } from '#src/features/reservations/reservation-for-test.ts';
import { checkWords } from './check-words.ts';
import { keepInPlace } from './keep-in-place.ts';
import { readPracticeSearch, writePracticeSearch } from './practice-search.ts';
import { practiceTabs, tabFilter } from './practice-tabs.ts';

const boundary = '2026-11-16T02:00:00.000Z';

describe('the tabs', () => {
  test('ask for what is to decide first, then what waits, what comes, what is past', () => {
    expect(practiceTabs[0]).toBe('todo');
    expect(tabFilter('todo', boundary)).toEqual({ needsDecision: 'true', 'sort-direction': 'asc' });
    expect(tabFilter('payment', boundary)).toEqual({ status: 'PENDING_PAYMENT', 'sort-direction': 'asc' });
    expect(tabFilter('upcoming', boundary)).toEqual({ status: 'ACCEPTED', start: boundary, 'sort-direction': 'asc' });
    expect(tabFilter('past', boundary)).toEqual({ end: boundary, 'sort-direction': 'desc' });
    expect(tabFilter('all', boundary)).toEqual({ 'sort-direction': 'desc' });
  });

  test('are read from any address, and written without what goes without saying', () => {
    expect(readPracticeSearch({})).toEqual({ tab: 'todo', q: '', page: 1 });
    expect(readPracticeSearch({ tab: 'nothing', q: 2024, page: '-3' })).toEqual({ tab: 'todo', q: '2024', page: 1 });
    expect(readPracticeSearch({ tab: 'past', q: ' Salma ', page: 2 })).toEqual({ tab: 'past', q: 'Salma', page: 2 });
    expect(writePracticeSearch({ tab: 'todo', q: '', page: 1 })).toEqual({});
    expect(writePracticeSearch({ tab: 'past', q: 'Salma', page: 2 })).toEqual({ tab: 'past', q: 'Salma', page: 2 });
  });
});

describe('cards that were decided on', () => {
  const soon = aReservation({ id: 'a', startDateTime: hoursAfter(10) });
  const later = aReservation({ id: 'c', startDateTime: hoursAfter(30) });
  const decided = aReservation({ id: 'b', startDateTime: hoursAfter(20), status: 'ACCEPTED' });

  test('stay where they were', () => {
    expect(keepInPlace([soon, later], [decided], 'asc').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(keepInPlace([later, soon], [decided], 'desc').map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  test('are shown as the list has them, where it has them', () => {
    const fresher = { ...decided, status: 'CANCELLED' as const };
    expect(keepInPlace([soon, fresher], [decided], 'asc').map(({ status }) => status)).toEqual(['ON_STAND_BY', 'CANCELLED']);
  });
});

describe('the computed checks', () => {
  test('put what is doubtful first', () => {
    const words = checkWords({ codeUnused: true, imageUnused: false, amountEqual: null, holdAlive: true });
    expect(words.map(({ key }) => key)).toEqual(['imageUnusedNo', 'amountEqualUnknown', 'codeUnusedYes', 'holdAliveYes']);
  });

  test('tell a wrong amount and a lost slot', () => {
    const words = checkWords({ codeUnused: false, imageUnused: true, amountEqual: false, holdAlive: false });
    expect(words.filter(({ look }) => look === 'doubtful').map(({ key }) => key)).toEqual(['codeUnusedNo', 'holdAliveNo', 'amountEqualNo']);
  });
});
