import { addMinutes, addSeconds, subHours } from 'date-fns';
import { undoSeconds } from '#contract/constants.ts';
import type { Deps } from '../deps.ts';
import { completeReservation } from '../modules/booking/complete-reservation.ts';
import { expireHold } from '../modules/booking/expire-hold.ts';
import { tellOfChange } from '../modules/booking/tell-of-change.ts';
import { tellOfVideoLink } from '../modules/booking/tell-of-video-link.ts';
import { expireUndecided } from '../modules/booking/expire-undecided.ts';
import { deleteAccount } from '../modules/auth/delete-account.ts';
import { sendReset } from '../modules/auth/send-reset.ts';
import { remindOfAppointment } from '../modules/booking/remind-of-appointment.ts';
import { holdReminderHours, remindOfHold } from '../modules/booking/remind-of-hold.ts';
import { decisionReminderHours, remindOfDecision } from '../modules/booking/remind-of-decision.ts';
import { isNews } from '../modules/booking/reservation-news.ts';
import { publishScheduled } from '../modules/blogs/publish-scheduled.ts';
import { sendPush } from '../modules/client/send-push.ts';
import { dropFiles } from '../modules/bucket/drop-files.ts';
import { askAfterOpening, askedAfterMinutes } from '../modules/payment/ask-about-card-payment.ts';
import { tellOfPayment } from '../modules/payment/tell-of-payment.ts';
import { tellAfterQuietHours } from '../modules/payment/tell-after-quiet-hours.ts';
import { tellOfReceipts } from '../modules/payment/tell-of-receipts.ts';
import { tellOfRefund } from '../modules/payment/tell-of-refund.ts';
import { tellOfRefundDue } from '../modules/payment/tell-of-refund-due.ts';
import { sendMail } from '../modules/mailing/send-mail.ts';
import { forgetWritings } from '../modules/threads/forget-author.ts';
import { tellOfCrisis, tellOfReply, tellOfTextDecided } from '../modules/threads/tell-of-threads.ts';
import { tellOfPrivateWord } from '../modules/threads/tell-of-private-word.ts';
import type { Delivery, Route } from './event-queue.ts';
import type { DomainEvent, EventKind, EventOf } from './events.ts';

interface Subscriber<K extends EventKind> {
  readonly name: string;
  /** Hears of some events of the kind only. */
  readonly concerns?: (event: EventOf<K>) => boolean;
  /** Delivered from this instant on. */
  readonly from: (event: EventOf<K>) => Date;
  /** May be called more than once for the same event. */
  readonly handle: (deps: Deps, event: EventOf<K>) => Promise<void>;
}

/** Who hears of what. A new kind of event does not compile until it stands here. */
const subscriptions: { readonly [K in EventKind]: readonly Subscriber<K>[] } = {
  RESERVATION_HELD: [
    { name: 'expireHold', from: (event) => new Date(event.holdUntil), handle: expireHold },
    { name: 'remindOfHold', from: (event) => subHours(event.holdUntil, holdReminderHours), handle: remindOfHold },
  ],
  RESERVATION_ON_STAND_BY: [
    { name: 'expireUndecided', from: (event) => new Date(event.startDateTime), handle: expireUndecided },
    { name: 'remindOfDecision', from: (event) => subHours(event.startDateTime, decisionReminderHours), handle: remindOfDecision },
  ],
  RESERVATION_ACCEPTED: [
    { name: 'completeReservation', from: (event) => new Date(event.endDateTime), handle: completeReservation },
    {
      name: 'remindTwoDaysBefore',
      from: (event) => subHours(event.startDateTime, 48),
      handle: (deps, event) => remindOfAppointment(deps, { ...event, hoursBefore: 48 }),
    },
    {
      name: 'remindTheDayBefore',
      from: (event) => subHours(event.startDateTime, 24),
      handle: (deps, event) => remindOfAppointment(deps, { ...event, hoursBefore: 24 }),
    },
  ],
  RESERVATION_CHANGED: [
    {
      name: 'tellOfChange',
      concerns: ({ change }) => isNews(change),
      // An approval can be undone for a while: until then its client hears nothing of it.
      from: ({ change, at }) => addSeconds(at, change === 'APPROVED' ? undoSeconds : 0),
      handle: tellOfChange,
    },
  ],
  // After the confirmation of what has just been approved, which says it.
  VIDEO_LINK_CHANGED: [{ name: 'tellOfVideoLink', from: ({ at }) => addSeconds(at, undoSeconds), handle: tellOfVideoLink }],
  CARD_PAYMENT_OPENED: askedAfterMinutes.map((minutes) => ({
    name: `askAfter${minutes}Minutes`,
    from: (event) => addMinutes(event.at, minutes),
    handle: askAfterOpening,
  })),
  REFUND_FELL_DUE: [{ name: 'tellOfRefundDue', from: (event) => new Date(event.at), handle: tellOfRefundDue }],
  QUIET_HOURS_OVER: [{ name: 'tellAfterQuietHours', from: (event) => new Date(event.at), handle: tellAfterQuietHours }],
  REFUND_UPDATED: [{ name: 'tellOfRefund', from: (event) => new Date(event.at), handle: tellOfRefund }],
  RECEIPTS_ISSUED: [{ name: 'tellOfReceipts', from: (event) => new Date(event.at), handle: tellOfReceipts }],
  PAYMENT_ARRIVED: [{ name: 'tellOfPayment', from: (event) => new Date(event.at), handle: tellOfPayment }],
  TEXT_DECIDED: [{ name: 'tellOfTextDecided', from: ({ at }) => addSeconds(at, undoSeconds), handle: tellOfTextDecided }],
  COMMENT_PUBLISHED: [{ name: 'tellOfReply', from: (event) => new Date(event.at), handle: tellOfReply }],
  PRIVATE_WORD_SENT: [{ name: 'tellOfPrivateWord', from: (event) => new Date(event.at), handle: tellOfPrivateWord }],
  CRISIS_FLAGGED: [{ name: 'tellOfCrisis', from: (event) => new Date(event.at), handle: tellOfCrisis }],
  MAIL_DUE: [{ name: 'sendMail', from: (event) => new Date(event.at), handle: sendMail }],
  PASSWORD_RESET_ASKED: [{ name: 'sendReset', from: (event) => new Date(event.at), handle: sendReset }],
  ACCOUNT_DELETION_ASKED: [{ name: 'deleteAccount', from: (event) => new Date(event.effectiveAt), handle: deleteAccount }],
  WRITINGS_FORGOTTEN: [{ name: 'forgetWritings', from: (event) => new Date(event.at), handle: forgetWritings }],
  BLOG_SCHEDULED: [{ name: 'publishScheduled', from: (event) => new Date(event.publishAt), handle: publishScheduled }],
  FILES_DROPPED: [{ name: 'dropFiles', from: (event) => new Date(event.at), handle: dropFiles }],
  PUSH_DUE: [{ name: 'sendPush', from: (event) => new Date(event.at), handle: sendPush }],
};

const subscribersOf = (event: DomainEvent) => subscriptions[event.kind] as readonly Subscriber<EventKind>[];

export const routeEvent: Route = (event) =>
  subscribersOf(event)
    .filter(({ concerns }) => concerns?.(event) ?? true)
    .map(({ name, from }) => ({ subscriber: name, startAfter: from(event) }));

/** Hands an event to its subscriber; one that has been renamed since fails, and so stays in the queue. */
export async function handleDelivery(deps: Deps, { event, subscriber }: Delivery): Promise<void> {
  const found = subscribersOf(event).find(({ name }) => name === subscriber);
  if (!found) throw new Error(`no subscriber ${subscriber} of ${event.kind}`);
  await found.handle(deps, event);
}
