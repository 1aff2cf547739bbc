import type { PaymentMethod } from '#contract/payment/payment.schema.ts';
import type { SessionMode } from '#contract/therapist/therapist.schema.ts';
import type { BookingLink } from './booking-link.ts';

/** A booking being made: kept for this tab, so that signing in, a reload or a lost network loses nothing of it. */
export interface BookingDraft {
  serviceId?: string;
  mode?: SessionMode;
  startDateTime?: string | undefined;
  paymentMethod?: PaymentMethod;
  /** Kept as typed. */
  note: string;
  /** The version of the document that was consented to. */
  consentVersion?: string | undefined;
  /** Set while an answer is awaited or unsure: the same content is sent again under the same key. */
  attempt?: { key: string; content: string } | undefined;
}

const keyOf = (therapistSlug: string) => `booking:${therapistSlug}`;

/** Under what name it outlives the tab. */
export const lastingNameOf = (therapistSlug: string) => `booking/${therapistSlug}`;

/** Whether anything has been chosen or typed: more than the service and mode that the form itself begins with. */
export function hasDraft(
  { note, serviceId, mode, ...chosen }: BookingDraft,
  first: Required<Pick<BookingDraft, 'serviceId' | 'mode'>>,
): boolean {
  const isFirst = (serviceId ?? first.serviceId) === first.serviceId && (mode ?? first.mode) === first.mode;
  return note !== '' || !isFirst || Object.values(chosen).some(Boolean);
}

/** The draft of a killed tab in a form that has just appeared; what is chosen or typed in it already stays. */
export const withKept = (shown: BookingDraft, kept: BookingDraft, { service, mode }: BookingLink): BookingDraft => ({
  ...shown,
  ...kept,
  note: shown.note || kept.note,
  startDateTime: shown.startDateTime ?? kept.startDateTime,
  ...(service && { serviceId: service }),
  ...(mode && { mode }),
});

export function readDraft(therapistSlug: string): BookingDraft {
  try {
    const stored = sessionStorage.getItem(keyOf(therapistSlug));
    return stored ? (JSON.parse(stored) as BookingDraft) : { note: '' };
  } catch {
    // Storage may be refused (private windows, full disk): the draft then lives as long as the page.
    return { note: '' };
  }
}

export function keepDraft(therapistSlug: string, draft: BookingDraft): void {
  try {
    sessionStorage.setItem(keyOf(therapistSlug), JSON.stringify(draft));
  } catch {
    // As above.
  }
}

export function forgetDraft(therapistSlug: string): void {
  try {
    sessionStorage.removeItem(keyOf(therapistSlug));
  } catch {
    // As above.
  }
}

/** The draft with what a link chose put in its place; all else stays. */
export function withLink(draft: BookingDraft, { slot, service, mode }: BookingLink): BookingDraft {
  return { ...draft, ...(slot && { startDateTime: slot }), ...(service && { serviceId: service }), ...(mode && { mode }) };
}

/** The attempt to send this content: the one under way when it is the same, so that a retry never books twice. */
export function attemptOf(draft: BookingDraft, content: string, newKey: () => string): { key: string; content: string } {
  return draft.attempt?.content === content ? draft.attempt : { key: newKey(), content };
}
