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
import { ressources } from './ressources.ts';

test('the enumerations of the specification, in its order', () => {
  expect(listingCategories).toEqual(['hot', 'new']);
  expect(sortDirections).toEqual(['asc', 'desc']);
  expect(textDirections).toEqual(['ltr', 'rtl']);
  expect(weekdays).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(subjectKinds).toEqual(['USER', 'APP']);
  expect(providerKinds.join(', ')).toBe('CLASSIC, APP, FACEBOOK, GOOGLE, TWITTER, LINKEDIN, GITHUB');
  expect(backendServices.join(', ')).toBe(
    'auth, bucket, health, blogs, client, threads, booking, payment, categories, therapist, og-image, mailing',
  );
  expect(ressources.join(', ')).toBe(
    'ROLE, *, PUBLIC, AUTHENTICATED_CLIENTS, BAN_CLIENTS, SUSPEND_CLIENTS, LIFT_BAN_AND_SUSPENSION, MICROSERVICE_STATUS, FILES, BLOGS, ' +
      'PUBLIC_THREAD, ALL_THREADS, AVAILABILITY, PAYMENT, SCHEDULE, RESERVATION, BOOK, THERAPIST, CATEGORY, TEMPORARY_BOOKING_USER, DAYSOFF',
  );
});
