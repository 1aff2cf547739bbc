import * as z from 'zod/mini';
import { anyone, endpoint, requires, requiresActivated } from '../endpoint.ts';
import { healthEndpoint } from '../health.schema.ts';
import { minimalUser } from '../auth/audit.schema.ts';
import { itemsOf, listQuery, pageOf, pageSizeOrNone, queryBoolean } from '../pagination.ts';
import { isDate, isObjectId, requiredText, text } from '../validation-rules.ts';
import {
  availability,
  createReservationBody,
  dateText,
  daysOff,
  daysOffBody,
  decideReservationBody,
  moveReservationBody,
  newScheduleBody,
  paymentDetails,
  reasonText,
  reservation,
  schedule,
  scheduleBody,
  takeReservationBody,
} from './booking.schema.ts';
import { practiceReservation } from './practice-reservation.schema.ts';
import { savedSchedule } from './schedule.schema.ts';
import { sessionModes } from '../therapist/therapist.schema.ts';
import { reservationStatuses } from './reservation-status.ts';

export const bookingHealth = healthEndpoint('/v1/booking/health');

export const readOwnSchedule = endpoint({
  method: 'GET',
  path: '/v1/booking/schedule/self',
  summary: "One's own schedule.",
  access: requires('SCHEDULE', 'READ_SELF'),
  answer: schedule,
  problems: ['NOT_FOUND'],
});

export const updateOwnSchedule = endpoint({
  method: 'PUT',
  path: '/v1/booking/schedule/self',
  summary: "Saves one's own schedule; appointments that stand keep their time, and those outside of it are told.",
  access: requires('SCHEDULE', 'WRITE_SELF'),
  body: scheduleBody,
  answer: savedSchedule,
  problems: ['NOT_FOUND'],
});

export const readAvailability = endpoint({
  method: 'GET',
  path: '/v1/booking/schedule/availability/{slug}',
  summary: "A therapist's free slots day by day (slug or id); from and to are dates in the practice's zone, inclusive, 62 days at most.",
  access: anyone,
  query: z.object({
    from: dateText,
    to: dateText,
    serviceId: requiredText(isObjectId),
    mode: z.optional(z.enum(sessionModes)),
  }),
  answer: availability,
  cache: 'AVAILABILITY',
  problems: ['NOT_FOUND'],
});

export const createSchedule = endpoint({
  method: 'POST',
  path: '/v1/booking/schedule/',
  summary: 'Gives a therapist a schedule; what is booked outside of it is told.',
  access: requires('SCHEDULE', 'WRITE'),
  body: newScheduleBody,
  answer: savedSchedule,
  creates: true,
  problems: ['DUPLICATE'],
});

export const listSchedules = endpoint({
  method: 'GET',
  path: '/v1/booking/schedule/',
  summary: 'The schedules of the practice; keyword looks in the names of the therapists.',
  access: requires('SCHEDULE', 'READ'),
  query: listQuery(['fullName', 'updatedAt'], 'asc'),
  answer: pageOf(schedule),
});

export const readSchedule = endpoint({
  method: 'GET',
  path: '/v1/booking/schedule/{userId}',
  summary: 'The schedule of one therapist.',
  access: requires('SCHEDULE', 'READ'),
  answer: schedule,
  problems: ['NOT_FOUND'],
});

export const updateSchedule = endpoint({
  method: 'PUT',
  path: '/v1/booking/schedule/{userId}',
  summary: 'Changes the schedule of one therapist; appointments that stand keep their time, and those outside of it are told.',
  access: requires('SCHEDULE', 'WRITE'),
  body: scheduleBody,
  answer: savedSchedule,
  problems: ['NOT_FOUND'],
});

export const deleteSchedule = endpoint({
  method: 'DELETE',
  path: '/v1/booking/schedule/{userId}',
  summary: 'Removes the schedule of one therapist, who then offers no slot; answers it as it was.',
  access: requires('SCHEDULE', 'DELETE'),
  answer: schedule,
  problems: ['NOT_FOUND'],
});

export const createReservation = endpoint({
  method: 'POST',
  path: '/v1/booking/reservation/self',
  limit: 'BOOKING',
  summary: "Books a slot for oneself and holds it until it is paid; the price is the service's, whatever the body says.",
  access: requiresActivated('BOOK', 'WRITE_SELF'),
  body: createReservationBody,
  answer: reservation,
  creates: true,
  isIdempotent: true,
  problems: ['SLOT_TAKEN', 'SLOT_NOT_OFFERED', 'PAYMENT_METHOD_CLOSED', 'TOO_MANY_HOLDS', 'ADDRESS_TO_CONFIRM', 'ACCOUNT_INCOMPLETE'],
});

export const listOwnReservations = endpoint({
  method: 'GET',
  path: '/v1/booking/reservation/self',
  summary: "One's own reservations between two instants, each with its sessionDuration in minutes.",
  access: requires('RESERVATION', 'READ_SELF'),
  query: z.extend(listQuery(['startDateTime', 'createdAt']), { start: z.optional(text(isDate)), end: z.optional(text(isDate)) }),
  answer: z.extend(pageOf(reservation), { sessionDuration: z.nullable(z.int()) }),
});

export const moveOwnReservation = endpoint({
  method: 'PUT',
  path: '/v1/booking/reservation/self/{id}',
  summary: "Moves one's own reservation to another slot.",
  access: requires('RESERVATION', 'WRITE_SELF'),
  body: z.object({ startDateTime: requiredText(isDate) }),
  answer: reservation,
  problems: ['NOT_FOUND', 'INVALID_TRANSITION', 'RESCHEDULE_LIMIT', 'SLOT_TAKEN', 'SLOT_NOT_OFFERED'],
});

export const cancelOwnReservation = endpoint({
  method: 'DELETE',
  path: '/v1/booking/reservation/self/{id}',
  summary: "Cancels one's own reservation.",
  access: requires('RESERVATION', 'DELETE_SELF'),
  answer: reservation,
  problems: ['NOT_FOUND', 'INVALID_TRANSITION'],
});

export const listReservations = endpoint({
  method: 'GET',
  path: '/v1/booking/reservation/',
  summary: "The practice's reservations; a therapist sees their own. limit=0 answers how many, and shows none.",
  access: requires('RESERVATION', 'READ'),
  query: z.extend(listQuery(['startDateTime', 'createdAt'], 'asc'), {
    limit: pageSizeOrNone,
    status: z.optional(z.enum(reservationStatuses)),
    userId: z.optional(text(isObjectId)),
    start: z.optional(text(isDate)),
    end: z.optional(text(isDate)),
    needsDecision: z.optional(queryBoolean),
  }),
  answer: pageOf(practiceReservation),
});

export const takeReservation = endpoint({
  method: 'POST',
  path: '/v1/booking/reservation/',
  summary:
    "Takes a booking by phone, for a known person or a passing one, outside the hours on offer only with outsideHours; accepted at once when it is paid at the office. Its client is told. The price is the service's.",
  access: requires('BOOK', 'WRITE'),
  body: takeReservationBody,
  answer: practiceReservation,
  creates: true,
  isIdempotent: true,
  problems: ['SLOT_TAKEN', 'SLOT_NOT_OFFERED', 'PAYMENT_NOT_SETTLED', 'PAYMENT_METHOD_CLOSED', 'IDENTITY_UNKNOWN', 'DUPLICATE'],
});

export const readPaymentDetails = endpoint({
  method: 'GET',
  path: '/v1/booking/reservation/payment-details',
  summary: "How a reservation is paid: one's own, or one of the practice's for its staff.",
  access: requires('PAYMENT', 'READ_SELF'),
  query: z.object({ reservationId: requiredText(isObjectId) }),
  answer: paymentDetails,
  problems: ['NOT_FOUND'],
});

export const listReservationUsers = endpoint({
  method: 'GET',
  path: '/v1/booking/reservation/reservation-users',
  summary: 'Who has reservations; a therapist sees those who have theirs.',
  access: requires('RESERVATION', 'READ'),
  answer: itemsOf(minimalUser),
});

export const readReservation = endpoint({
  method: 'GET',
  path: '/v1/booking/reservation/{id}',
  summary: 'One reservation of the practice.',
  access: requires('RESERVATION', 'READ'),
  answer: practiceReservation,
  problems: ['NOT_FOUND'],
});

export const decideReservation = endpoint({
  method: 'PUT',
  path: '/v1/booking/reservation/{id}',
  summary:
    'Approves (ACCEPTED), rejects (REJECTED, with a reason), cancels (CANCELLED, with a reason), undoes an approval within 30 s (ON_STAND_BY), notes an absence (NO_SHOW) or frees what is held and not paid (EXPIRED). Approving within an absence is asked again (WITHIN_ABSENCE) unless duringAbsence. The same decision twice changes nothing.',
  access: requires('RESERVATION', 'WRITE'),
  body: decideReservationBody,
  answer: practiceReservation,
  problems: ['NOT_FOUND', 'INVALID_TRANSITION', 'PAYMENT_NOT_SETTLED', 'SLOT_TAKEN', 'WITHIN_ABSENCE'],
});

export const moveReservation = endpoint({
  method: 'PUT',
  path: '/v1/booking/reservation/{id}/time',
  summary:
    'Moves a reservation that has not begun: the same session at the same price, still accepted if it was, outside the hours on offer only with outsideHours. Its client is told. To where it is already, nothing changes.',
  access: requires('RESERVATION', 'WRITE'),
  body: moveReservationBody,
  answer: practiceReservation,
  problems: ['NOT_FOUND', 'INVALID_TRANSITION', 'SLOT_TAKEN', 'SLOT_NOT_OFFERED'],
});

export const cancelReservation = endpoint({
  method: 'DELETE',
  path: '/v1/booking/reservation/{id}',
  summary: 'Cancels a reservation for the practice; the full amount is due back.',
  access: requires('RESERVATION', 'WRITE'),
  body: z.optional(z.nullable(z.object({ reason: z.optional(z.nullable(reasonText)) }))),
  answer: practiceReservation,
  problems: ['NOT_FOUND', 'INVALID_TRANSITION'],
});

export const createDaysOff = endpoint({
  method: 'POST',
  path: '/v1/booking/daysoff/',
  summary:
    'Adds an absence; refused, with their list, while accepted appointments fall within it that are not answered for: other times are proposed (PROPOSE), it is cancelled with its amount due back (CANCEL), or it stays (KEEP).',
  access: requires('DAYSOFF', 'WRITE_SELF'),
  body: daysOffBody,
  answer: daysOff,
  creates: true,
  isIdempotent: true,
  problems: ['DAYS_OFF_CONFLICT', 'NO_TIME_TO_PROPOSE', 'ACCESS_MISMATCH'],
});

export const listDaysOff = endpoint({
  method: 'GET',
  path: '/v1/booking/daysoff/',
  summary: "Absences: one's own, or everyone's for who may read them; with start, those alone that last beyond it or come every year.",
  access: requires('DAYSOFF', 'READ_SELF'),
  query: z.extend(listQuery(['startDateTime'], 'asc'), { start: z.optional(text(isDate)) }),
  answer: pageOf(daysOff),
});

export const readDaysOff = endpoint({
  method: 'GET',
  path: '/v1/booking/daysoff/{id}',
  summary: 'One absence.',
  access: requires('DAYSOFF', 'READ_SELF'),
  answer: daysOff,
  problems: ['NOT_FOUND'],
});

export const updateDaysOff = endpoint({
  method: 'PUT',
  path: '/v1/booking/daysoff/{id}',
  summary: 'Changes an absence, and answers for the accepted appointments within it as when it is added.',
  access: requires('DAYSOFF', 'WRITE_SELF'),
  body: daysOffBody,
  answer: daysOff,
  isIdempotent: true,
  problems: ['NOT_FOUND', 'DAYS_OFF_CONFLICT', 'NO_TIME_TO_PROPOSE', 'ACCESS_MISMATCH'],
});

export const deleteDaysOff = endpoint({
  method: 'DELETE',
  path: '/v1/booking/daysoff/{id}',
  summary: 'Removes an absence.',
  access: requires('DAYSOFF', 'DELETE_SELF'),
  answer: daysOff,
  problems: ['NOT_FOUND'],
});
