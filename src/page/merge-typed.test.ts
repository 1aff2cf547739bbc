import { expect, test } from 'vitest';
import { mergeTyped } from './merge-typed.ts';

const saved = {
  title: { fr: 'Psychologue', en: 'Psychologist' },
  years: ['2010', '2015'],
  phone: '+216 71 000 000',
  photo: null as string | null,
};

test('what was typed and what somebody else has saved meanwhile both stand, text by text', () => {
  const theirs = { ...saved, title: { ...saved.title, en: 'Clinical psychologist' }, phone: '+216 71 111 111' };
  const mine = { ...saved, title: { ...saved.title, fr: 'Psychologue clinicienne' }, photo: 'portrait' };
  expect(mergeTyped(theirs, mine, saved)).toEqual({
    title: { fr: 'Psychologue clinicienne', en: 'Clinical psychologist' },
    years: ['2010', '2015'],
    phone: '+216 71 111 111',
    photo: 'portrait',
  });
});

test('of what both have changed, what was typed stands', () => {
  expect(mergeTyped({ ...saved, phone: '1' }, { ...saved, phone: '2' }, saved).phone).toBe('2');
});

test('each entry of a list stands for itself, while nobody makes it longer or shorter', () => {
  const withYears = (...years: string[]) => ({ ...saved, years });
  expect(mergeTyped(withYears('2011', '2015'), withYears('2010', '2016'), saved).years).toEqual(['2011', '2016']);
  expect(mergeTyped(withYears('2011', '2015'), withYears('2010', '2015', '2020'), saved).years).toEqual(['2010', '2015', '2020']);
  expect(mergeTyped(withYears('2010'), saved, saved).years).toEqual(['2010']);
});

test('without what was there then, everything was typed', () => {
  expect(mergeTyped({ ...saved, phone: '1' }, saved, undefined)).toEqual(saved);
});
