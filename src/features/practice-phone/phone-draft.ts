import type { Account } from '#contract/auth/accounts.schema.ts';
import type { takeReservation } from '#contract/booking/booking.endpoints.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
import type { BodyInputOf } from '#contract/endpoint.ts';
import type { PaymentKind } from '#contract/payment/payment.schema.ts';
import type { Service, SessionMode, Therapist } from '#contract/therapist/therapist.schema.ts';
import { addressText } from '#src/page/address-text.ts';
import { personName } from '#src/practice/practice-words.ts';
import { instantInZone, timeInZone } from '#src/ui/instant-in-zone.ts';

/** Somebody the practice knows, as the list told of them when they were chosen. */
export interface ChosenClient {
  authID: string;
  name: string;
  phoneNumber: string | null;
  email: string;
  isIdentityKnown: boolean;
  /** They have called before, and have no account to sign in to. */
  isTemporary: boolean;
}

export interface CallerFields {
  firstName: string;
  lastName: string;
  phoneNumber: string;
  email: string;
}

/** A booking being taken while somebody is on the telephone; kept on the device until it is made or given up. */
export interface PhoneDraft {
  keyword: string;
  client?: ChosenClient | undefined;
  /** Somebody without an account. */
  caller?: CallerFields | undefined;
  therapistId?: string | undefined;
  serviceId?: string | undefined;
  mode?: SessionMode | undefined;
  /** A time on offer. */
  startDateTime?: string | undefined;
  /** Any other time, by the clocks of the practice. */
  other?: { date: string; time: string } | undefined;
  paymentKind?: PaymentKind | undefined;
  /** Set while an answer is awaited or unsure: the same content is sent again under the same key. */
  attempt?: { key: string; content: string } | undefined;
}

export const emptyDraft: PhoneDraft = { keyword: '' };

/** Whether there is anything to lose. */
export const isBegun = ({ keyword, client, caller, startDateTime, other, paymentKind, attempt }: PhoneDraft): boolean =>
  keyword !== '' || [client, caller, startDateTime, other, paymentKind, attempt].some((value) => value !== undefined);

/** What was kept, under what has been chosen or typed on the page since; another person is not the one it was kept for. */
export const withKept = (shown: PhoneDraft, kept: PhoneDraft | undefined): PhoneDraft => ({
  ...kept,
  ...(shown.client && { caller: undefined, attempt: undefined }),
  ...(shown.caller && { client: undefined, attempt: undefined }),
  ...shown,
  keyword: shown.keyword || (kept?.keyword ?? ''),
});

/** The time of an address, by the clocks of whom it names; nothing where it is no time, or nobody's. */
export function timeFrom(
  { start, therapist }: { start?: string; therapist?: string },
  therapists: readonly Pick<Therapist, 'id' | 'timeZone'>[],
): Pick<PhoneDraft, 'therapistId' | 'other'> {
  const whose = therapists.find(({ id }) => id === addressText(therapist));
  const instant = new Date(addressText(start));
  if (!whose || Number.isNaN(instant.getTime())) return {};
  const time = timeInZone(instant.toISOString(), whose.timeZone);
  return { therapistId: whose.id, other: { date: dateInZone(instant, whose.timeZone), time } };
}

export const chosenClientOf = ({ authID, email, role, user, userName, isIdentityKnown }: Account): ChosenClient => ({
  authID,
  name: personName({ ...user, userName }),
  phoneNumber: user.phoneNumber,
  email,
  isIdentityKnown,
  isTemporary: role.name === 'TEMPORARY',
});

/** What was typed in search of somebody, each part in the field it belongs to. */
export function callerFrom(keyword: string): CallerFields {
  const words = keyword.trim().split(/\s+/).filter(Boolean);
  const email = words.find((word) => word.includes('@')) ?? '';
  const numbers = words.filter((word) => /^\+?[\d().-]+$/.test(word));
  const [firstName = '', ...lastNames] = words.filter((word) => word !== email && !numbers.includes(word));
  return { firstName, lastName: lastNames.join(' '), phoneNumber: numbers.join(' '), email };
}

/** The time that is chosen, on offer or not; undefined while none is, or only a part of one. */
export function startOf({ startDateTime, other }: PhoneDraft, timeZone: string): string | undefined {
  if (!other) return startDateTime;
  return other.date && other.time ? instantInZone(other.date, other.time, timeZone).toISOString() : undefined;
}

type Body = BodyInputOf<typeof takeReservation>;

/** Whether there is an account to sign in to, which a card is paid from. */
export const hasAccount = ({ client, caller }: PhoneDraft): boolean => caller === undefined && client?.isTemporary !== true;

/** How it is paid for: at the practice, unless something else was asked for and still can be. */
export const paymentKindOf = (draft: PhoneDraft): PaymentKind =>
  draft.paymentKind === 'ONLINE' && !hasAccount(draft) ? 'OFFICE' : (draft.paymentKind ?? 'OFFICE');

export interface Choice {
  therapist: Therapist;
  service: Service;
  mode: SessionMode;
}

/** The call that takes the booking; fields that are still empty are left for its rules to tell of. */
export function bodyOf(draft: PhoneDraft, { therapist, service, mode }: Choice): Partial<Body> {
  const paymentKind = paymentKindOf(draft);
  const startDateTime = startOf(draft, therapist.timeZone);
  const { email, ...caller } = draft.caller ?? { email: '' };
  return {
    therapistId: therapist.id,
    serviceId: service.id,
    mode,
    ...(startDateTime && { startDateTime }),
    // What is paid at the practice needs no other answer: the rest waits for its payment.
    status: paymentKind === 'OFFICE' ? 'ACCEPTED' : 'ON_STAND_BY',
    paymentKind,
    ...(draft.client && { userId: draft.client.authID }),
    ...(draft.caller && { temporaryUser: { ...caller, ...(email && { email }) } as NonNullable<Body['temporaryUser']> }),
    ...(draft.other && { outsideHours: true }),
  };
}

/** Where a letter about it goes, or an empty text. */
export const addressOf = ({ client, caller }: PhoneDraft): string => (client?.email || caller?.email) ?? '';
