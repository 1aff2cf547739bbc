import * as z from 'zod/mini';
import { localizedText } from '../categories/categories.schema.ts';
import { personNameMaxLength, reservationNoteMaxLength } from '../constants.ts';
import { manualPaymentStatuses } from '../payment/manual-payment-status.ts';
import { cardPaymentStatuses } from '../payment/card-payment-status.ts';
import { cardPayment, paymentKinds, paymentMethods, manualPayment } from '../payment/payment.schema.ts';
import { receiptLink } from '../payment/receipts.schema.ts';
import { sessionModes } from '../therapist/therapist.schema.ts';
import { phoneNumber } from '../auth/auth.schema.ts';
import { hasMaxLength, isDate, isEmail, isObjectId, isOneOf, requiredText, text } from '../validation-rules.ts';
import { reservationStatuses } from './reservation-status.ts';

const slot = z.object({ startDateTime: z.string(), endDateTime: z.string(), paymentMethods: z.array(z.enum(paymentMethods)) });
export type Slot = z.infer<typeof slot>;

const dayStates = ['AVAILABLE', 'FULLY_RESERVED', 'NONE', 'DAY_OFF'] as const;
export const availabilityDay = z.object({ date: z.string(), state: z.enum(dayStates), slots: z.array(slot) });
export type AvailabilityDay = z.infer<typeof availabilityDay>;

export const availability = z.object({
  timeZone: z.string(),
  generatedAt: z.string(),
  consentVersion: z.string(),
  days: z.array(availabilityDay),
});
export type Availability = z.infer<typeof availability>;

/** A date in the practice's zone, yyyy-MM-dd. */
export const dateText = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
/** A time of day in the practice's zone; 24:00 ends a day. */
const timeText = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/));

const interval = z.object({ start: timeText, end: timeText });
const weeklyHours = z
  .array(z.object({ weekday: z.int().check(z.minimum(0), z.maximum(6)), intervals: z.array(interval).check(z.maxLength(24)) }))
  .check(z.maxLength(7));
const seasonHours = z
  .array(
    z.object({
      from: dateText,
      to: dateText,
      weekly: weeklyHours,
      /** What the practice calls it: « Ramadan ». */
      label: z.optional(z.nullable(text(hasMaxLength(60)))),
    }),
  )
  .check(z.maxLength(40));

export const schedule = z.object({
  userId: z.string(),
  timeZone: z.string(),
  weekly: weeklyHours,
  seasons: seasonHours,
  slotIntervalMinutes: z.int(),
  bufferAfterMinutes: z.int(),
  minimumNoticeHours: z.int(),
  moneyOrderNoticeHours: z.int(),
  horizonDays: z.int(),
});
export type Schedule = z.infer<typeof schedule>;

const within = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
export const scheduleBody = z.object({
  timeZone: z.string(),
  weekly: weeklyHours,
  seasons: seasonHours,
  slotIntervalMinutes: within(5, 240),
  bufferAfterMinutes: within(0, 240),
  minimumNoticeHours: within(0, 24 * 30),
  moneyOrderNoticeHours: within(24, 24 * 30),
  horizonDays: within(1, 365),
});

/** A schedule made by staff for one of the therapists. */
export const newScheduleBody = z.extend(scheduleBody, { userId: requiredText(isObjectId) });

export const reservationPayment = z.object({
  kind: z.enum(paymentKinds),
  amountMillimes: z.int(),
  isSettled: z.boolean(),
  manualPayment: z.nullable(manualPayment),
  cardPayment: z.nullable(cardPayment),
  /** Receipts and credit notes, the earliest first. */
  receipts: z.array(receiptLink),
});

export const reservation = z.object({
  id: z.string(),
  userId: z.string(),
  therapistId: z.string(),
  therapist: z.object({ slug: z.string(), fullName: z.string(), timeZone: z.string() }),
  serviceId: z.string(),
  service: z.object({ name: localizedText, durationMinutes: z.int() }),
  mode: z.enum(sessionModes),
  startDateTime: z.string(),
  endDateTime: z.string(),
  sessionDuration: z.int(),
  priceMillimes: z.int(),
  status: z.enum(reservationStatuses),
  statusReason: z.nullable(z.string()),
  payment: reservationPayment,
  holdUntil: z.nullable(z.string()),
  note: z.nullable(z.string()),
  late: z.boolean(),
  rescheduleCount: z.int(),
  /** Starts that the practice proposes instead, the earliest first; null where it has asked for no other time. */
  proposedTimes: z.nullable(z.array(z.string())),
  /** Of a confirmed session by video, once the practice has written one. */
  videoLink: z.nullable(z.string()),
  approvedAt: z.nullable(z.string()),
  history: z.array(
    z.object({
      event: z.string(),
      from: z.nullable(z.enum(reservationStatuses)),
      to: z.enum(reservationStatuses),
      by: z.enum(['CLIENT', 'STAFF', 'SYSTEM']),
      at: z.string(),
      reason: z.nullable(z.string()),
    }),
  ),
  createdAt: z.string(),
});
export type Reservation = z.infer<typeof reservation>;

export const reasonText = text(hasMaxLength(reservationNoteMaxLength));

export const createReservationBody = z.object({
  therapistId: requiredText(isObjectId),
  serviceId: requiredText(isObjectId),
  mode: requiredText(isOneOf(sessionModes)),
  startDateTime: requiredText(isDate),
  paymentMethod: requiredText(isOneOf(paymentMethods)),
  note: z.optional(z.nullable(text(hasMaxLength(reservationNoteMaxLength)))),
  consentVersion: requiredText(),
  /** Where the person is, as their device says: reminders wake nobody there. */
  timeZone: z.optional(z.nullable(text(hasMaxLength(64)))),
});

/** Somebody who calls and has no account. */
const temporaryUser = z.object({
  firstName: requiredText(hasMaxLength(personNameMaxLength)),
  lastName: requiredText(hasMaxLength(personNameMaxLength)),
  phoneNumber,
  email: z.optional(z.nullable(text(isEmail))),
});
export type TemporaryUser = z.output<typeof temporaryUser>;

/** A booking taken by staff: for a known person, or for one who has only called. */
export const takeReservationBody = z.object({
  therapistId: requiredText(isObjectId),
  serviceId: requiredText(isObjectId),
  mode: requiredText(isOneOf(sessionModes)),
  startDateTime: requiredText(isDate),
  status: requiredText(isOneOf(['ACCEPTED', 'ON_STAND_BY'])),
  paymentKind: requiredText(isOneOf(paymentKinds)),
  userId: z.optional(text(isObjectId)),
  temporaryUser: z.optional(temporaryUser),
  /** Takes a time that clients are not offered; without it, SLOT_NOT_OFFERED. */
  outsideHours: z.optional(z.boolean()),
});

/** Another time for a reservation of the practice. */
export const moveReservationBody = z.object({
  startDateTime: requiredText(isDate),
  /** Takes a time that clients are not offered; without it, SLOT_NOT_OFFERED. */
  outsideHours: z.optional(z.boolean()),
  /** Read by the client in the news of it. */
  message: z.optional(z.nullable(reasonText)),
});

/** How one reservation is paid; the code is masked but for its end, and the proof is asked for apart. */
export const paymentDetails = z.object({
  amountMillimes: z.int(),
  currency: z.literal('TND'),
  kind: z.enum(paymentKinds),
  status: z.nullable(z.union([z.enum(manualPaymentStatuses), z.enum(cardPaymentStatuses)])),
  transferCode: z.nullable(z.string()),
  proofUrl: z.nullable(z.string()),
});

export const decidableStatuses = ['ACCEPTED', 'REJECTED', 'CANCELLED', 'ON_STAND_BY', 'NO_SHOW', 'EXPIRED'] as const;
export const decideReservationBody = z.object({
  status: requiredText(isOneOf(decidableStatuses)),
  reason: z.optional(z.nullable(reasonText)),
  /** Approves though it falls within an absence; without it, WITHIN_ABSENCE asks. */
  duringAbsence: z.optional(z.boolean()),
});

export const daysOff = z.object({
  id: z.string(),
  userId: z.string(),
  startDateTime: z.string(),
  endDateTime: z.string(),
  label: z.nullable(z.string()),
  /** On the same dates of each year after the first too, by the clocks of its therapist. */
  yearly: z.boolean(),
  /** Accepted appointments still to come that fall within it. */
  inTheWay: z.int(),
});
export type DaysOff = z.infer<typeof daysOff>;

/** What becomes of an appointment that an absence falls on: three other times are proposed, it is cancelled, or it stays. */
export const absenceAnswers = ['PROPOSE', 'CANCEL', 'KEEP'] as const;
export type AbsenceAnswer = (typeof absenceAnswers)[number];

const mostAnswers = 500;

/** Whose an appointment is, as staff see it. */
export const clientOfPractice = z.object({
  authID: z.string(),
  userName: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  /** Wants nothing to tell others in the house: said before the practitioner calls or writes. */
  isDiscreet: z.boolean(),
});

/** An accepted appointment that an absence falls on, as a refusal lists it. */
const absenceConflict = z.object({
  id: z.string(),
  startDateTime: z.string(),
  endDateTime: z.string(),
  service: localizedText,
  /** What its client would be owed, were it cancelled; 0 where nothing was paid. */
  paidMillimes: z.int(),
  proposedTimes: z.nullable(z.array(z.string())),
  client: z.extend(clientOfPractice, {
    /** How they learn of it: by letter too, on the site alone where their mail is refused, or only by a call. */
    reach: z.enum(['MAIL', 'SITE', 'PHONE']),
  }),
});
export type AbsenceConflict = z.infer<typeof absenceConflict>;

export const daysOffBody = z.object({
  userId: z.optional(text(isObjectId)),
  startDateTime: requiredText(isDate),
  endDateTime: requiredText(isDate),
  label: z.optional(z.nullable(text(hasMaxLength(120)))),
  yearly: z.optional(z.boolean()),
  /** What becomes of each accepted appointment within it; one that is not named here refuses the absence. */
  answers: z.optional(
    z.array(z.object({ id: requiredText(isObjectId), answer: requiredText(isOneOf(absenceAnswers)) })).check(z.maxLength(mostAnswers)),
  ),
  /** Read by the clients of what is cancelled or proposed another time. */
  message: z.optional(z.nullable(reasonText)),
});
