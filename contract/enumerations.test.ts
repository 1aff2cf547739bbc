import { expect, test } from 'vitest';
import {
  backendServices,
  listingCategories,
  providerKinds,
  sortDirections,
  subjectKinds,
  textDirections,
  weekdays,
} from './enumerations.ts';
import { ressources } from './permissions.ts';

test('the enumerations of the specification, in its order', () => {
  expect(listingCategories).toEqual(['hot', 'new']);
  expect(sortDirections).toEqual(['asc', 'desc']);
  expect(textDirections).toEqual(['ltr', 'rtl']);
  expect(weekdays).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(subjectKinds).toEqual(['USER', 'APP']);
  expect(providerKinds).toHaveLength(7);
  expect(providerKinds.slice(0, 2)).toEqual(['CLASSIC', 'APP']);
  expect(backendServices).toHaveLength(12);
  expect(ressources).toHaveLength(21);
  expect(ressources.slice(0, 2)).toEqual(['ROLE', '*']);
});
