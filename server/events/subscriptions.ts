import type { Deps } from '../deps.ts';
import { completeReservation } from '../modules/booking/on-reservation-accepted.ts';
import { expireHold } from '../modules/booking/on-reservation-held.ts';
import { expireUndecided } from '../modules/booking/on-reservation-on-stand-by.ts';
import type { Delivery, Route } from './event-queue.ts';
import type { DomainEvent, EventKind, EventOf } from './events.ts';

interface Subscriber<K extends EventKind> {
  readonly name: string;
  /** Delivered from this instant on; at once when absent. */
  readonly from?: (event: EventOf<K>) => Date;
  /** May be called more than once for the same event. */
  readonly handle: (deps: Deps, event: EventOf<K>) => Promise<void>;
}

/** Who hears of what. A new kind of event does not compile until it stands here. */
const subscriptions: { readonly [K in EventKind]: readonly Subscriber<K>[] } = {
  RESERVATION_HELD: [{ name: 'expireHold', from: (event) => new Date(event.holdUntil), handle: expireHold }],
  RESERVATION_ON_STAND_BY: [{ name: 'expireUndecided', from: (event) => new Date(event.startDateTime), handle: expireUndecided }],
  RESERVATION_ACCEPTED: [{ name: 'completeReservation', from: (event) => new Date(event.endDateTime), handle: completeReservation }],
};

const subscribersOf = (event: DomainEvent) => subscriptions[event.kind] as readonly Subscriber<EventKind>[];

export const routeEvent: Route = (event) =>
  subscribersOf(event).map(({ name, from }) => ({ subscriber: name, ...(from ? { startAfter: from(event) } : {}) }));

/** Hands an event to its subscriber; one that has been renamed since fails, and so stays in the queue. */
export async function handleDelivery(deps: Deps, { event, subscriber }: Delivery): Promise<void> {
  const found = subscribersOf(event).find(({ name }) => name === subscriber);
  if (!found) throw new Error(`no subscriber ${subscriber} of ${event.kind}`);
  await found.handle(deps, event);
}
