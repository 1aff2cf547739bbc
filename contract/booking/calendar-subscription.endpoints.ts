import { endpoint, requires } from '../endpoint.ts';
import { calendarSubscription, calendarSubscriptionBody } from './calendar-subscription.schema.ts';

// Not of SPEC 7: a therapist's own, beside their hours. Who is no therapist has no appointments to show: NOT_FOUND.

export const readCalendarSubscription = endpoint({
  method: 'GET',
  path: '/v1/booking/calendar',
  summary: "The private address at which the caller's calendar program reads their appointments, if there is one.",
  access: requires('RESERVATION', 'READ'),
  answer: calendarSubscription,
  problems: ['NOT_FOUND'],
});

export const saveCalendarSubscription = endpoint({
  method: 'PUT',
  path: '/v1/booking/calendar',
  summary: 'Makes the address, or changes what is shown at the one there is.',
  access: requires('RESERVATION', 'READ'),
  body: calendarSubscriptionBody,
  answer: calendarSubscription,
  problems: ['NOT_FOUND'],
});

export const revokeCalendarSubscription = endpoint({
  method: 'DELETE',
  path: '/v1/booking/calendar',
  summary: 'Withdraws the address: nobody reads anything there any more. The next one is another.',
  access: requires('RESERVATION', 'READ'),
  answer: calendarSubscription,
  problems: ['NOT_FOUND'],
});
