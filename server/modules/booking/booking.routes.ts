import * as calendar from '#contract/booking/calendar.endpoints.ts';
import * as subscription from '#contract/booking/calendar-subscription.endpoints.ts';
import { readAgenda as agenda } from '#contract/booking/agenda.endpoints.ts';
import { readFigures as figures } from '#contract/booking/figures.endpoints.ts';
import { readOpeningHours as openingHours } from '#contract/booking/opening-hours.endpoints.ts';
import * as ownNote from '#contract/booking/own-note.endpoints.ts';
import * as videoLink from '#contract/booking/video-link.endpoints.ts';
import * as practiceDay from '#contract/booking/practice-day.endpoints.ts';
import * as previewed from '#contract/booking/schedule.endpoints.ts';
import * as endpoints from '#contract/booking/booking.endpoints.ts';
import { serviceHealth } from '../../http/health.ts';
import { route, type Route } from '../../http/route.ts';
import { readCalendarSubscription, revokeCalendarSubscription, saveCalendarSubscription } from './calendar-subscription.ts';
import { cancelOwnReservation } from './cancel-own-reservation.ts';
import { cancelReservation } from './cancel-reservation.ts';
import { createDaysOff } from './create-days-off.ts';
import { createReservation } from './create-reservation.ts';
import { createSchedule } from './create-schedule.ts';
import { decideReservation } from './decide-reservation.ts';
import { deleteDaysOff } from './delete-days-off.ts';
import { deleteSchedule } from './delete-schedule.ts';
import { listDaysOff } from './list-days-off.ts';
import { listOwnReservations } from './list-own-reservations.ts';
import { listReservationUsers } from './list-reservation-users.ts';
import { listReservations } from './list-reservations.ts';
import { listSchedules } from './list-schedules.ts';
import { moveOwnReservation } from './move-own-reservation.ts';
import { previewSchedule } from './preview-schedule.ts';
import { readAvailability } from './read-availability.ts';
import { moveReservation } from './move-reservation.ts';
import { readDaysOff } from './read-days-off.ts';
import { readPaymentDetails } from './read-payment-details.ts';
import { readCalendarFile } from './read-calendar-file.ts';
import { readOwnNote, saveOwnNote } from './own-note.ts';
import { readVideoLink, saveVideoLink } from './video-link.ts';
import { readAgenda } from './read-agenda.ts';
import { readFigures } from './read-figures.ts';
import { readOpeningHours } from './read-opening-hours.ts';
import { readPracticeDay } from './read-practice-day.ts';
import { readReservation } from './read-reservation.ts';
import { readSchedule } from './read-schedule.ts';
import { takeReservation } from './take-reservation.ts';
import { updateDaysOff } from './update-days-off.ts';
import { updateOwnSchedule } from './update-own-schedule.ts';
import { updateSchedule } from './update-schedule.ts';

export const bookingRoutes: Route[] = [
  route(endpoints.bookingHealth, ({ deps }) => serviceHealth(deps, 'booking', 'reservations')),
  route(openingHours, ({ deps }) => readOpeningHours(deps)),

  route(endpoints.readOwnSchedule, ({ deps, actor }) => readSchedule(deps, { userId: actor.accountId })),
  route(endpoints.updateOwnSchedule, ({ deps, actor, body }) => updateOwnSchedule(deps, actor, body)),
  route(endpoints.readAvailability, ({ deps, parameters, query }) => readAvailability(deps, { ...parameters, ...query })),
  route(previewed.previewSchedule, ({ deps, actor, body }) => previewSchedule(deps, actor, body)),
  route(endpoints.createSchedule, ({ deps, actor, body }) => createSchedule(deps, actor, body)),
  route(endpoints.listSchedules, ({ deps, query }) => listSchedules(deps, query)),
  route(endpoints.readSchedule, ({ deps, parameters }) => readSchedule(deps, parameters)),
  route(endpoints.updateSchedule, ({ deps, actor, parameters, body }) => updateSchedule(deps, actor, { ...body, ...parameters })),
  route(endpoints.deleteSchedule, ({ deps, actor, parameters }) => deleteSchedule(deps, actor, parameters)),

  route(endpoints.createReservation, ({ deps, actor, body, clientItemId }) => createReservation(deps, actor, { ...body, clientItemId })),
  route(endpoints.listOwnReservations, ({ deps, actor, query }) => listOwnReservations(deps, actor, query)),
  route(endpoints.moveOwnReservation, ({ deps, actor, parameters, body }) => moveOwnReservation(deps, actor, { ...body, ...parameters })),
  route(endpoints.cancelOwnReservation, ({ deps, actor, parameters }) => cancelOwnReservation(deps, actor, parameters)),

  route(endpoints.listReservations, ({ deps, actor, query }) => listReservations(deps, actor, query)),
  route(endpoints.takeReservation, ({ deps, actor, body, locale }) => takeReservation(deps, actor, { ...body, locale })),
  route(endpoints.readPaymentDetails, ({ deps, actor, query }) => readPaymentDetails(deps, actor, query)),
  route(endpoints.listReservationUsers, ({ deps, actor }) => listReservationUsers(deps, actor)),
  route(calendar.readCalendarFile, ({ deps, actor, parameters, locale }) => readCalendarFile(deps, actor, { ...parameters, locale })),
  route(endpoints.readReservation, ({ deps, actor, parameters }) => readReservation(deps, actor, parameters)),
  route(endpoints.decideReservation, ({ deps, actor, parameters, body }) => decideReservation(deps, actor, { ...body, ...parameters })),
  route(endpoints.moveReservation, ({ deps, actor, parameters, body }) => moveReservation(deps, actor, { ...body, ...parameters })),
  route(endpoints.cancelReservation, ({ deps, actor, parameters, body }) =>
    cancelReservation(deps, actor, { ...parameters, reason: body?.reason ?? null }),
  ),

  route(ownNote.readOwnNote, ({ deps, actor, parameters }) => readOwnNote(deps, actor, parameters)),
  route(ownNote.saveOwnNote, ({ deps, actor, parameters, body }) => saveOwnNote(deps, actor, { ...body, ...parameters })),
  route(videoLink.readVideoLink, ({ deps, actor, parameters }) => readVideoLink(deps, actor, parameters)),
  route(videoLink.saveVideoLink, ({ deps, actor, parameters, body }) => saveVideoLink(deps, actor, { ...body, ...parameters })),
  route(practiceDay.readPracticeDay, ({ deps, actor }) => readPracticeDay(deps, actor)),
  route(agenda, ({ deps, actor, query }) => readAgenda(deps, actor, query)),
  route(figures, ({ deps, actor, query }) => readFigures(deps, actor, query)),

  route(subscription.readCalendarSubscription, ({ deps, actor }) => readCalendarSubscription(deps, actor)),
  route(subscription.saveCalendarSubscription, ({ deps, actor, body }) => saveCalendarSubscription(deps, actor, body)),
  route(subscription.revokeCalendarSubscription, ({ deps, actor }) => revokeCalendarSubscription(deps, actor)),

  route(endpoints.createDaysOff, ({ deps, actor, body }) => createDaysOff(deps, actor, body)),
  route(endpoints.listDaysOff, ({ deps, actor, query }) => listDaysOff(deps, actor, query)),
  route(endpoints.readDaysOff, ({ deps, actor, parameters }) => readDaysOff(deps, actor, parameters)),
  route(endpoints.updateDaysOff, ({ deps, actor, parameters, body }) => updateDaysOff(deps, actor, { ...body, ...parameters })),
  route(endpoints.deleteDaysOff, ({ deps, actor, parameters }) => deleteDaysOff(deps, actor, parameters)),
];
