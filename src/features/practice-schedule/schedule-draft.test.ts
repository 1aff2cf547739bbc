import { describe, expect, it, test } from 'vitest';
import {
  copiedToOpen,
  endOfDay,
  firstHours,
  hoursOf,
  openingOf,
  shownTime,
  isSame,
  newSeason,
  wholeWeek,
  withDay,
  withMore,
  withTyped,
} from './schedule-draft.ts';

const interval = (start: string, end: string) => ({ start, end });
const [sunday, monday, tuesday] = [0, 1, 2];

describe('wholeWeek', () => {
  it('has each weekday once, from Sunday on, its intervals in order, whatever entries they come from', () => {
    const week = wholeWeek([
      { weekday: monday, intervals: [interval('14:00', '18:00')] },
      { weekday: monday, intervals: [interval('09:00', '12:00')] },
    ]);
    expect(week.map(({ weekday }) => weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(week[monday]?.intervals).toEqual([interval('09:00', '12:00'), interval('14:00', '18:00')]);
    expect(week[sunday]?.intervals).toEqual([]);
  });
});

test('hoursOf leaves whose they are aside, and puts seasons in the order of their dates', () => {
  const season = (from: string) => ({ from, to: from, weekly: [] });
  const hours = hoursOf({ ...firstHours, userId: 'somebody', seasons: [season('2027-07-01'), season('2027-02-08')] });
  expect(hours).not.toHaveProperty('userId');
  expect(hours.seasons.map(({ from, weekly }) => [from, weekly.length])).toEqual([
    ['2027-02-08', 7],
    ['2027-07-01', 7],
  ]);
});

test.each([
  ['a morning first', [], [interval('09:00', '12:30')]],
  ['then an afternoon', [interval('08:00', '12:00')], [interval('08:00', '12:00'), interval('14:00', '18:00')]],
  ['then an hour after what is there', [interval('14:00', '18:30')], [interval('14:00', '18:30'), interval('19:00', '20:00')]],
  ['and nothing past the end of the day', [interval('14:00', '22:00')], [interval('14:00', '22:00'), interval('', '')]],
])('withMore adds %s', (_, before, after) => expect(withMore(before)).toEqual(after));

test('a day opens with the hours of the last open day before it, over the end of the week too', () => {
  const onTuesday = withDay(wholeWeek([]), tuesday, [interval('10:00', '11:00')]);
  expect(openingOf(onTuesday, monday)).toEqual([interval('10:00', '11:00')]);
  expect(openingOf(wholeWeek([]), monday)).toEqual([interval('09:00', '12:30'), interval('14:00', '18:00')]);
});

test('copiedToOpen changes open days alone', () => {
  const week = withDay(firstHours.weekly, monday, [interval('10:00', '11:00')]);
  const open = copiedToOpen(week, monday).map(({ intervals }) => intervals.length);
  expect(open).toEqual([0, 1, 1, 1, 1, 1, 0]);
});

test('midnight at the end of a day is typed and shown as a clock shows it', () => {
  expect([endOfDay('00:00'), endOfDay('18:00')]).toEqual(['24:00', '18:00']);
  expect([shownTime('24:00'), shownTime('18:00')]).toEqual(['00:00', '18:00']);
});

test('hours read the same whatever order a database gives their keys back in', () => {
  const weekly = [{ intervals: [{ end: '12:00', start: '09:00' }], weekday: monday }];
  const season = { to: '2027-03-09', from: '2027-02-08', weekly, label: null };
  const read = hoursOf({ ...firstHours, userId: 'somebody', weekly, seasons: [season] });
  const written = wholeWeek([{ weekday: monday, intervals: [interval('09:00', '12:00')] }]);
  expect(isSame(read.weekly, written)).toBe(true);
  expect(isSame(read.seasons, [{ ...newSeason(written), from: '2027-02-08', to: '2027-03-09' }])).toBe(true);
});

test('a weekday and a season that were left alone stay as somebody else has made them', () => {
  const dated = (from: string, to: string) => ({ ...newSeason(firstHours.weekly), from, to });
  const [summer, ramadan, winter] = [
    dated('2027-07-01', '2027-08-31'),
    dated('2027-02-08', '2027-03-09'),
    dated('2027-12-20', '2027-12-31'),
  ];
  const longer = { ...summer, to: '2027-09-15' };
  const from = { ...firstHours, seasons: [summer, winter] };
  const typed = { ...from, seasons: [longer], weekly: withDay(from.weekly, tuesday, []) };
  const now = { ...from, seasons: [ramadan, summer, winter], weekly: withDay(from.weekly, monday, []) };
  const both = withTyped(now, typed, from);
  expect(both.seasons).toEqual([ramadan, longer]);
  expect(both.weekly.map(({ intervals }) => intervals.length)).toEqual([0, 0, 0, 2, 2, 2, 0]);
  expect(withTyped(from, typed, from)).toEqual(typed);
  // Saved, though the answer never came.
  expect(withTyped(typed, typed, from)).toEqual(typed);
});

test('withTyped keeps what somebody else has saved of what was left alone', () => {
  const now = { ...firstHours, horizonDays: 90, bufferAfterMinutes: 20 };
  const typed = { ...firstHours, bufferAfterMinutes: 0 };
  expect(withTyped(now, typed, firstHours)).toEqual({ ...firstHours, horizonDays: 90, bufferAfterMinutes: 0 });
});
