import { subHours } from 'date-fns';
import { freeCancellationHours, lateProofHours } from '#contract/constants.ts';
import type { ReservationEvent } from '#contract/booking/reservation-status.ts';
import type { Locale } from '#contract/locale.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import type { Practice } from '#contract/practice/practice.endpoints.ts';
import type { Deps } from '../../deps.ts';
import { calendarFile, type CalendarFile } from '../booking/calendar-file.ts';
import { presentReservation } from '../booking/present-reservation.ts';
import { findReservation } from '../booking/reservation.queries.ts';
import { filesOfReceipts, linesOfReceipts, receiptsToBring, wordsOfReceipts, type AttachedFile } from './attached-receipts.ts';
import type { MailFact, MailLine } from './compose-mail.ts';
import { dateInWords, timeInWords } from './date-in-words.ts';
import type { ReservationMail } from './mail.ts';
import english from './mails.messages.en.json' with { type: 'json' };
import french from './mails.messages.fr.json' with { type: 'json' };

type Reservation = ReturnType<typeof presentReservation>;

interface ReservationLetterValues {
  readonly path: string;
  readonly words: Readonly<Record<string, string>>;
  readonly lines: readonly MailLine[];
  readonly facts: readonly (readonly [MailFact, string])[];
  /** What its reader's own calendar takes of it. */
  readonly calendar: CalendarFile | null;
  readonly files: readonly AttachedFile[];
}

interface Reader {
  readonly locale: Locale;
  /** Whether the address is known to be theirs: else the letter keeps to itself what it is about. */
  readonly isKnown: boolean;
  /** They want it to keep that to itself in any case. */
  readonly isDiscreet: boolean;
  /** They have called and have no account to read it in. */
  readonly isTemporary: boolean;
}

const places = { fr: french.places, en: english.places };

const isWaiting = ({ status }: Reservation) => status === 'ON_STAND_BY';
const isHeld = ({ status }: Reservation) => status === 'PENDING_PAYMENT';
const isAccepted = ({ status }: Reservation) => status === 'ACCEPTED';
const isCalledOff = ({ status }: Reservation) => status === 'CANCELLED' || status === 'EXPIRED';

/** How a reservation stands while a letter about it is still true. */
const stillTrue: Record<Exclude<ReservationMail['kind'], 'REFUND_UPDATED' | 'RECEIPTS_ISSUED'>, (reservation: Reservation) => boolean> = {
  BOOKING_ACCEPTED: isAccepted,
  BOOKING_REJECTED: ({ status }) => status === 'REJECTED',
  BOOKING_CANCELLED: isCalledOff,
  BOOKING_MOVED: (reservation) => isWaiting(reservation) || isAccepted(reservation),
  BOOKING_TIMES_PROPOSED: (reservation) => isAccepted(reservation) && reservation.proposedTimes !== null,
  VIDEO_LINK: ({ videoLink }) => videoLink !== null,
  BOOKING_TO_PAY: (reservation) => isWaiting(reservation) && !reservation.payment.isSettled,
  PROOF_REJECTED: isHeld,
  HOLD_EXPIRING: isHeld,
  REMINDER: isAccepted,
  BOOKING_NEW: isWaiting,
  PROOF_RECEIVED: isWaiting,
  BOOKING_CANCELLED_BY_CLIENT: isCalledOff,
  BOOKING_MOVED_BY_CLIENT: (reservation) => isWaiting(reservation) && reservation.history.at(-1)?.by === 'CLIENT',
  DECISION_DUE: isWaiting,
};

const forPractice = new Set<ReservationMail['kind']>([
  'BOOKING_NEW',
  'PROOF_RECEIVED',
  'BOOKING_CANCELLED_BY_CLIENT',
  'BOOKING_MOVED_BY_CLIENT',
  'DECISION_DUE',
]);

/** What a letter about a reservation says, as the reservation stands now; null when that is no longer what it was about. */
export async function reservationLetter(
  deps: Deps,
  mail: ReservationMail,
  practice: Practice,
  reader: Reader,
): Promise<ReservationLetterValues | null> {
  const view = await findReservation(deps.db, mail.reservationId);
  const reservation = view && presentReservation(view);
  const brought = view && receiptsToBring(mail, view);
  if (!reservation || !brought || !isStillTrue(mail, reservation)) return null;
  const path = pathOf(mail, reservation);
  const calendar = reader.isKnown && hasCalendarFile(mail, reservation) ? calendarFileOf(deps, reservation, practice, reader) : null;
  if (reader.isDiscreet) return { path, words: {}, lines: [], facts: [], calendar, files: [] };
  if (forPractice.has(mail.kind)) {
    const { locale } = reader;
    const facts = [['when', whenOf(reservation, locale)] as const, ['how', places[locale][reservation.mode]] as const];
    return { path, words: {}, lines: [], facts, calendar: null, files: [] };
  }
  if (!reader.isKnown) return { path, words: {}, lines: ['confirmAddress'], facts: [], calendar: null, files: [] };
  const { locale } = reader;
  return {
    path,
    words: { ...wordsOf(reservation, locale), ...wordsOfReceipts(brought, view, locale) },
    lines: [
      ...linesOf(mail, reservation, deps.clock.now()),
      ...linesOfReceipts(brought),
      ...(reader.isTemporary && lettersOfWhatStands.has(mail.kind) ? ['noAccountYet' as const] : []),
      ...(calendar ? [calendarLines[calendar.method]] : []),
    ],
    facts: factsOf(mail, reservation, practice, locale),
    calendar,
    files: await filesOfReceipts(deps, brought, locale),
  };
}

/** Those of an appointment that its client may look up, move or pay for on the site. */
const lettersOfWhatStands = new Set<ReservationMail['kind']>([
  'BOOKING_ACCEPTED',
  'BOOKING_TO_PAY',
  'BOOKING_TIMES_PROPOSED',
  'BOOKING_MOVED',
  'VIDEO_LINK',
  'REMINDER',
]);

function pathOf(mail: ReservationMail, reservation: Reservation): string {
  if (forPractice.has(mail.kind)) return '/practice/reservations';
  if (mail.kind === 'RECEIPTS_ISSUED') return `/receipts/${mail.receiptIds.at(-1)}`;
  const isToPay = mail.kind === 'BOOKING_TO_PAY' || isHeld(reservation);
  return isToPay ? `/reservations/${reservation.id}/payment` : '/reservations';
}

/** A calendar file goes out once the appointment has been accepted, and with each later letter that changes its time or calls it off. */
const hasCalendarFile = ({ kind }: ReservationMail, { history }: Reservation) =>
  lettersWithFile.has(kind) && history.some(({ to }) => to === 'ACCEPTED');

const lettersWithFile = new Set<ReservationMail['kind']>(['BOOKING_ACCEPTED', 'BOOKING_MOVED', 'BOOKING_CANCELLED', 'BOOKING_REJECTED']);

const calendarFileOf = ({ siteUrl, clock }: Deps, reservation: Reservation, practice: Practice, reader: Reader): CalendarFile =>
  calendarFile(reservation, reader, { practice, siteUrl, now: clock.now() });

const calendarLines = { PUBLISH: 'calendarAttached', CANCEL: 'calendarTakenOut' } as const;

const moneyChanges = { DUE: 'REFUND_DUE', MISSING: 'ABANDONED', PAID: 'REFUNDED' } as const;

function isStillTrue(mail: ReservationMail, reservation: Reservation): boolean {
  if (mail.kind === 'RECEIPTS_ISSUED') return true;
  if (mail.kind === 'REFUND_UPDATED') return paymentOf(reservation)?.status === moneyChanges[mail.change];
  return stillTrue[mail.kind](reservation);
}

const paymentOf = ({ payment }: Reservation) => (payment.kind === 'ONLINE' ? payment.cardPayment : payment.manualPayment);

const whenOf = ({ startDateTime, therapist }: Reservation, locale: Locale) =>
  timeInWords(new Date(startDateTime), locale, therapist.timeZone);

const lettersWithPlace = new Set<ReservationMail['kind']>(['BOOKING_ACCEPTED', 'BOOKING_MOVED', 'VIDEO_LINK', 'REMINDER']);

function factsOf({ kind }: ReservationMail, reservation: Reservation, practice: Practice, locale: Locale): (readonly [MailFact, string])[] {
  const when = ['when', whenOf(reservation, locale)] as const;
  const who = ['with', reservation.therapist.fullName] as const;
  if (kind === 'BOOKING_TIMES_PROPOSED') {
    const time = (instant: string) => timeInWords(new Date(instant), locale, reservation.therapist.timeZone);
    return [
      ['planned', whenOf(reservation, locale)],
      who,
      ...(reservation.proposedTimes ?? []).map((each) => ['proposed', time(each)] as const),
    ];
  }
  if (!lettersWithPlace.has(kind)) return [when, who];
  const { OFFICE, VIDEO, VIDEO_LINK, PHONE_CALL } = places[locale];
  if (reservation.videoLink) return [when, who, ['how', VIDEO], ['link', reservation.videoLink]];
  if (reservation.mode === 'VIDEO') return [when, who, ['how', VIDEO_LINK]];
  if (reservation.mode === 'PHONE') return [when, who, ['how', PHONE_CALL]];
  return [when, who, ['where', practice.address[locale] || OFFICE]];
}

function wordsOf(reservation: Reservation, locale: Locale): Record<string, string> {
  const { therapist, payment, holdUntil, statusReason, startDateTime } = reservation;
  const manualPayment = payment.kind === 'MONEY_ORDER' ? payment.manualPayment : null;
  const paid = paymentOf(reservation)?.refund;
  const owed = manualPayment?.amountReceivedMillimes ?? payment.amountMillimes;
  const time = (instant: string | Date) => timeInWords(new Date(instant), locale, therapist.timeZone);
  return {
    amount: formatMillimes(owed, locale),
    freeUntil: time(subHours(startDateTime, freeCancellationHours)),
    hours: String(lateProofHours),
    ...(holdUntil && { holdUntil: time(holdUntil) }),
    reason: (isHeld(reservation) ? manualPayment?.reason : (wordOfProposal(reservation) ?? statusReason)) ?? '',
    ...(paid && { date: dateInWords(new Date(`${paid.refundedOn}T12:00:00Z`), locale, 'UTC'), reference: paid.reference }),
  };
}

/** What the practice said as it asked for another time, where that is the latest step. */
function wordOfProposal({ history }: Reservation): string | null {
  const last = history.at(-1);
  return last?.event === 'TIMES_PROPOSED' ? last.reason : null;
}

/** Why it will not take place, by its last step. */
const causes: Readonly<Record<string, MailLine | undefined>> = {
  CANCELLED_BY_CLIENT: 'cancelledByYou',
  CANCELLED_BY_STAFF: 'cancelledByPractice',
  HOLD_OVER: 'holdOver',
  HOLD_FREED: 'holdFreed',
  PAYMENT_FAILED: 'paymentFailed',
  START_PASSED: 'startPassed',
} satisfies Partial<Record<ReservationEvent, MailLine>>;

function linesOf(mail: ReservationMail, reservation: Reservation, now: Date): MailLine[] {
  const last = reservation.history.at(-1);
  const reason: MailLine[] = reservation.statusReason ? ['reasonWas'] : [];
  switch (mail.kind) {
    case 'BOOKING_ACCEPTED':
    case 'REMINDER':
      return [...(reservation.payment.kind === 'OFFICE' ? ['payAtOffice' as const] : []), ...freeUntil(reservation, now)];
    case 'VIDEO_LINK':
      return ['linkReplaces'];
    case 'BOOKING_REJECTED':
      return [...reason, ...moneyLines(reservation)];
    case 'BOOKING_CANCELLED': {
      const cause = last && causes[last.event];
      return [...(cause ? [cause] : []), ...reason, ...moneyLines(reservation), ...lateProof(reservation)];
    }
    case 'BOOKING_MOVED':
      return last?.by === 'CLIENT' ? ['movedByYou'] : ['movedByPractice', ...reason];
    case 'PROOF_REJECTED':
      return [...(reservation.payment.manualPayment?.reason ? ['reasonWas' as const] : []), 'sendAnotherUntil'];
    case 'BOOKING_TIMES_PROPOSED':
      return [...(wordOfProposal(reservation) ? ['reasonWas' as const] : []), 'chooseTime'];
    case 'BOOKING_TO_PAY':
      return ['takenByPhone', reservation.payment.kind === 'ONLINE' ? 'payByCard' : 'sendReceipt'];
    case 'HOLD_EXPIRING':
      return [reservation.payment.kind === 'ONLINE' ? 'payByCardUntil' : 'sendReceiptUntil'];
    case 'REFUND_UPDATED':
      return [({ DUE: 'refundDue', MISSING: 'refundMissing', PAID: 'refundPaid' } as const)[mail.change]];
    default:
      return [];
  }
}

const freeUntil = ({ startDateTime }: Reservation, now: Date): MailLine[] =>
  subHours(startDateTime, freeCancellationHours) > now ? ['freeUntil'] : [];

/** What becomes of the money of what is lost. */
function moneyLines(reservation: Reservation): MailLine[] {
  const status = paymentOf(reservation)?.status;
  if (status === 'REFUND_DUE') return ['refundDue'];
  if (status === 'REFUND_TO_CHECK') return ['refundToCheck'];
  return reservation.late && (status === 'VALIDATED' || status === 'SUCCEEDED') ? ['kept'] : [];
}

const lateProof = ({ payment, history }: Reservation): MailLine[] =>
  payment.kind === 'MONEY_ORDER' && history.at(-1)?.event === 'HOLD_OVER' && !payment.manualPayment?.file ? ['lateProof'] : [];
