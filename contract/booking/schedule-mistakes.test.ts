import { expect, it } from 'vitest';
import { scheduleMistakes } from './schedule-mistakes.ts';

const season = (from: string, to: string) => ({ from, to, weekly: [] });
const monday = (...intervals: [string, string][]) => [{ weekday: 1, intervals: intervals.map(([start, end]) => ({ start, end })) }];

it('finds nothing in hours with a break, and in seasons that follow each other in any order', () => {
  const weekly = monday(['14:00', '18:00'], ['09:00', '12:00'], ['18:00', '24:00']);
  const seasons = [season('2027-07-01', '2027-08-31'), season('2027-02-08', '2027-03-09'), season('2027-03-10', '2027-03-10')];
  expect(scheduleMistakes({ weekly, seasons })).toEqual([]);
});

it('tells each interval that is empty, backwards or meets an earlier one of its day', () => {
  const weekly = [
    ...monday(['09:00', '12:00'], ['11:00', '13:00'], ['15:00', '15:00'], ['18:00', '17:00'], ['', '19:00']),
    { weekday: 2, intervals: [{ start: '10:00', end: '11:00' }] },
  ];
  const fields = scheduleMistakes({ weekly, seasons: [] }).map(({ kind, fieldName }) => `${kind} ${fieldName}`);
  expect(fields).toEqual([1, 2, 3, 4].map((index) => `INTERVAL weekly.0.intervals.${index}`));
});

it('tells dates that are missing, do not exist or stand the wrong way round, with the hours of their season', () => {
  const seasons = [
    season('', '2027-02-30'),
    season('2027-03-09', '2027-03-08'),
    { ...season('2027-04-01', '2027-04-02'), weekly: monday(['9', '9']) },
  ];
  expect(scheduleMistakes({ weekly: [], seasons })).toEqual([
    { kind: 'NO_DATE', fieldName: 'seasons.0.from' },
    { kind: 'NO_DATE', fieldName: 'seasons.0.to' },
    { kind: 'BACKWARDS', fieldName: 'seasons.1.to', after: '2027-03-09' },
    { kind: 'INTERVAL', fieldName: 'seasons.2.weekly.0.intervals.0' },
  ]);
});

it('tells a season that begins within another on itself: the later of the two, the one listed last of two that begin together', () => {
  const seasons = [season('2027-07-01', '2027-08-31'), season('2027-06-01', '2027-07-01'), season('2027-06-01', '2027-06-02')];
  const halfDated = { from: '', to: '2027-12-31', weekly: [] };
  expect(scheduleMistakes({ weekly: [], seasons: [halfDated, season('2027-02-08', '2027-03-09')] })).toEqual([
    { kind: 'NO_DATE', fieldName: 'seasons.0.from' },
  ]);
  expect(scheduleMistakes({ weekly: [], seasons })).toEqual([
    { kind: 'OVERLAP', fieldName: 'seasons.0.from', after: '2027-07-01' },
    { kind: 'OVERLAP', fieldName: 'seasons.2.from', after: '2027-07-01' },
  ]);
});
