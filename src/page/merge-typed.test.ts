import { expect, test } from 'vitest';
import { mergeTyped } from './merge-typed.ts';

const saved = {
  title: { fr: 'Psychologue', en: 'Psychologist' },
  phone: '+216 71 000 000',
  photo: null as string | null,
};

test('what was typed and what somebody else has saved meanwhile both stand, text by text', () => {
  const theirs = { ...saved, title: { ...saved.title, en: 'Clinical psychologist' }, phone: '+216 71 111 111' };
  const mine = { ...saved, title: { ...saved.title, fr: 'Psychologue clinicienne' }, photo: 'portrait' };
  expect(mergeTyped(theirs, mine, saved)).toEqual({
    title: { fr: 'Psychologue clinicienne', en: 'Clinical psychologist' },
    phone: '+216 71 111 111',
    photo: 'portrait',
  });
});

test('of what both have changed, what was typed stands', () => {
  expect(mergeTyped({ ...saved, phone: '1' }, { ...saved, phone: '2' }, saved).phone).toBe('2');
});

test('each entry of a list stands for itself, while all stand where they stood', () => {
  const listOf = (...years: string[]) => years.map((year) => ({ year, place: 'Tunis' }));
  const from = listOf('2010', '2015');
  expect(mergeTyped(listOf('2011', '2015'), listOf('2010', '2016'), from)).toEqual(listOf('2011', '2016'));
  expect(mergeTyped(listOf('2011', '2015'), listOf('2010', '2015', '2020'), from)).toEqual(listOf('2010', '2015', '2020'));
  expect(mergeTyped(listOf('2010'), from, from)).toEqual(listOf('2010'));
  // The first one taken away, another added: as many, and none of them the corrected one.
  expect(mergeTyped(listOf('2009', '2015'), listOf('2015', '2021'), from)).toEqual(listOf('2015', '2021'));
});

test('of what is chosen of several, each choice stands for itself', () => {
  expect(mergeTyped(['ar', 'fr'], ['fr', 'en'], ['ar', 'en'])).toEqual(['fr']);
  expect(mergeTyped(['fr', 'ar'], ['en', 'ar'], ['fr', 'en'])).toEqual(['ar']);
  expect(mergeTyped(['fr', 'it'], ['fr', 'de'], ['fr'])).toEqual(['fr', 'it', 'de']);
});

test('without what was there then, everything was typed', () => {
  expect(mergeTyped({ ...saved, phone: '1' }, saved, undefined)).toEqual(saved);
});
