import { expect, test } from 'vitest';
import { weekdayNames } from './weekday-names.ts';

const shorts = (language: 'fr' | 'en') => weekdayNames(language).map(({ short }) => short);
const longs = (language: 'fr' | 'en' | 'ar') => weekdayNames(language).map(({ long }) => long);

test('the days of the week begin on Monday, in each language', () => {
  expect(longs('fr')).toEqual(['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']);
  expect(shorts('fr')).toEqual(['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim']);
  expect(longs('en')).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
  expect(shorts('en')).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
  expect(longs('ar')).toEqual(['الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت', 'الأحد']);
});
