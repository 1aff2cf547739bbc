import { describe, expect, it } from 'vitest';
import { readAgendaSearch, writeAgendaSearch } from './agenda-search.ts';

describe('readAgendaSearch', () => {
  it('reads what an address says', () => {
    expect(readAgendaSearch({ view: 'three', date: '2028-02-29', whose: 'abc' })).toEqual({
      view: 'three',
      date: '2028-02-29',
      whose: 'abc',
    });
  });

  it('leaves out what makes no sense', () => {
    const nothing = { view: undefined, date: undefined, whose: '' };
    expect(readAgendaSearch({})).toEqual(nothing);
    expect(readAgendaSearch({ view: 'year', date: '2027-02-29', whose: ['a'] })).toEqual(nothing);
    expect(readAgendaSearch({ date: 20261127 })).toEqual(nothing);
    expect(readAgendaSearch({ date: '2026-11-27T10:00' })).toEqual(nothing);
  });
});

describe('writeAgendaSearch', () => {
  it('says what was chosen and no more', () => {
    expect(writeAgendaSearch({ view: 'day', date: '2026-11-27', whose: '' })).toEqual({ view: 'day', date: '2026-11-27' });
    expect(writeAgendaSearch({ view: undefined, date: undefined, whose: '' })).toEqual({});
  });
});
