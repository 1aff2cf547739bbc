import * as accounts from './auth/accounts.endpoints.ts';
import * as audit from './auth/audit.endpoints.ts';
import * as auth from './auth/auth.endpoints.ts';
import * as devices from './auth/devices.endpoints.ts';
import * as discretion from './auth/discretion.endpoints.ts';
import * as mailLinks from './auth/mail-links.endpoints.ts';
import * as ownData from './auth/own-data.endpoints.ts';
import * as roles from './auth/roles.endpoints.ts';
import * as social from './auth/social.endpoints.ts';
import * as blogs from './blogs/blogs.endpoints.ts';
import * as readings from './blogs/readings.endpoints.ts';
import * as booking from './booking/booking.endpoints.ts';
import * as calendar from './booking/calendar.endpoints.ts';
import * as calendarSubscription from './booking/calendar-subscription.endpoints.ts';
import * as agenda from './booking/agenda.endpoints.ts';
import * as figures from './booking/figures.endpoints.ts';
import * as openingHours from './booking/opening-hours.endpoints.ts';
import * as beneficiary from './payment/beneficiary.endpoints.ts';
import * as ownNote from './booking/own-note.endpoints.ts';
import * as videoLink from './booking/video-link.endpoints.ts';
import * as schedule from './booking/schedule.endpoints.ts';
import * as practiceDay from './booking/practice-day.endpoints.ts';
import * as bucket from './bucket/bucket.endpoints.ts';
import * as categories from './categories/categories.endpoints.ts';
import type { Endpoint } from './endpoint.ts';
import * as pushSubscription from './client/push-subscription.endpoints.ts';
import * as mailSwitches from './mailing/mail-switches.endpoints.ts';
import * as mailing from './mailing/mailing.endpoints.ts';
import * as demoCheckout from './payment/demo-checkout.endpoints.ts';
import * as payment from './payment/payment.endpoints.ts';
import * as receipts from './payment/receipts.endpoints.ts';
import * as refunds from './payment/refunds.endpoints.ts';
import * as ogImage from './og-image/og-image.endpoints.ts';
import * as practice from './practice/practice.endpoints.ts';
import * as practiceSettings from './practice/practice-settings.endpoints.ts';
import * as helpLine from './practice/help-line.endpoints.ts';
import * as serviceStatus from './practice/service-status.endpoints.ts';
import * as legalNotice from './practice/legal-notice.endpoints.ts';
import * as setup from './practice/setup.endpoints.ts';
import * as invitation from './therapist/invitation.endpoints.ts';
import * as services from './therapist/services.endpoints.ts';
import * as therapist from './therapist/therapist.endpoints.ts';
import * as crisisPhrases from './threads/crisis-phrases.endpoints.ts';
import * as threadModeration from './threads/moderation.endpoints.ts';
import * as privateWords from './threads/private-words.endpoints.ts';
import * as threadWriting from './threads/writing.endpoints.ts';
import * as threadReports from './threads/reports.endpoints.ts';
import * as threads from './threads/threads.endpoints.ts';

/** Every endpoint by service: what the server must serve, the OpenAPI document lists and the tests go through. */
export const endpointsByService: Record<string, Endpoint[]> = {
  auth: [
    ...declared(auth),
    ...declared(social),
    ...declared(devices),
    ...declared(mailLinks),
    ...declared(ownData),
    ...declared(discretion),
    ...declared(roles),
    ...declared(accounts),
    ...declared(audit),
  ],
  blogs: [...declared(blogs), ...declared(readings)],
  booking: [
    ...declared(booking),
    ...declared(schedule),
    ...declared(calendar),
    ...declared(calendarSubscription),
    ...declared(practiceDay),
    ...declared(agenda),
    ...declared(figures),
    ...declared(openingHours),
    ...declared(ownNote),
    ...declared(videoLink),
  ],
  bucket: declared(bucket),
  categories: declared(categories),
  client: [
    ...declared(practice),
    ...declared(practiceSettings),
    ...declared(legalNotice),
    ...declared(setup),
    ...declared(helpLine),
    ...declared(serviceStatus),
    ...declared(pushSubscription),
  ],
  mailing: [...declared(mailing), ...declared(mailSwitches)],
  'og-image': declared(ogImage),
  payment: [...declared(payment), ...declared(beneficiary), ...declared(refunds), ...declared(receipts), ...declared(demoCheckout)],
  therapist: [...declared(therapist), ...declared(invitation), ...declared(services)],
  threads: [
    ...declared(threads),
    ...declared(threadWriting),
    ...declared(threadModeration),
    ...declared(threadReports),
    ...declared(privateWords),
    ...declared(crisisPhrases),
  ],
};

export const allEndpoints: readonly Endpoint[] = Object.values(endpointsByService).flat();

function declared(module: object): Endpoint[] {
  return Object.values(module).filter(
    (value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value && 'method' in value,
  );
}
