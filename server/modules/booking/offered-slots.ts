import type { Slot } from '#contract/booking/booking.schema.ts';
import type { Deps } from '../../deps.ts';
import { readClock } from '../../gateways/clock.ts';
import { refused, type Problem } from '../../http/problem.ts';
import { isClosed, opensAt } from '../auth/is-closed.ts';
import { isMoneyOrderOpen } from '../payment/beneficiary.ts';
import { availabilityOf, bookableDates, unchangedUntil, type AvailabilityInput, type Stretch } from './availability.ts';
import { findBlocked, type Bookable } from './bookable.queries.ts';
import { findAbsences } from './days-off.queries.ts';
import { instantsAt, localDate, addDays } from './zoned-time.ts';

const alternativeCount = 3;

/** What is being booked: a new session of the service, or one that moves, out of its own way. */
export interface Wanted {
  readonly bookable: Bookable;
  readonly durationMinutes: number;
  readonly movingId?: string;
}

/** Reads what the availability between two dates is computed from; nothing for dates that cannot hold a slot. */
export async function readAvailabilityInput(deps: Deps, wanted: Wanted, from: string, to: string): Promise<AvailabilityInput> {
  const { bookable, durationMinutes, movingId } = wanted;
  const { schedule, account } = bookable;
  const { now, standsUntil } = readClock(deps.clock);
  // Who cannot sign in is told of no booking.
  const isOpen = !isClosed(account, now);
  const within = bookableStretch(schedule, from, to, now);
  const [daysOff, { blocked, firstLapse }, isByMoneyOrder] = within
    ? await Promise.all([
        findAbsences(deps.db, bookable.therapistUserId, within, schedule.timeZone),
        findBlocked(deps.db, bookable.therapistId, within, now, movingId),
        isMoneyOrderOpen(deps.db),
      ])
    : [[], { blocked: [], firstLapse: undefined }, false];
  const open = { isOnlineOpen: isOpen && deps.cardProviders.chosen !== null, isMoneyOrderOpen: isOpen && isByMoneyOrder };
  const input = { schedule, durationMinutes, daysOff, blocked, from, to, now, ...open };
  standsUntil(() => Math.min(unchangedUntil(input, firstLapse), opensAt(account, now)));
  return input;
}

/** The time between two dates that can hold a slot, the buffer after the last one with it; null where none can. */
export function bookableStretch(schedule: Bookable['schedule'], from: string, to: string, now: Date): Stretch | null {
  const { first, last } = bookableDates(schedule, now);
  const start = from < first ? first : from;
  const end = to > last ? last : to;
  if (start > end) return null;
  const { timeZone, bufferAfterMinutes } = schedule;
  return {
    start: new Date(instantsAt(timeZone, start, 0).earlier),
    end: new Date(instantsAt(timeZone, addDays(end, 1), 0).later + bufferAfterMinutes * 60_000),
  };
}

/** The slot on offer that starts then; throws SLOT_TAKEN when only a reservation stands in its way, else SLOT_NOT_OFFERED. */
export async function offeredSlot(deps: Deps, wanted: Wanted, start: Date): Promise<Slot> {
  const date = localDate(wanted.bookable.schedule.timeZone, start);
  const input = await readAvailabilityInput(deps, wanted, date, date);
  const offered = slotAt(input, start);
  if (offered) return offered;
  throw slotAt({ ...input, blocked: [] }, start) ? await slotTaken(deps, wanted, start) : refused('SLOT_NOT_OFFERED');
}

const slotAt = (input: AvailabilityInput, start: Date): Slot | undefined =>
  availabilityOf(input)
    .flatMap(({ slots }) => slots)
    .find(({ startDateTime }) => startDateTime === start.toISOString());

/** The refusal of a slot that somebody else has, with the three nearest that are free now. */
export async function slotTaken(deps: Deps, wanted: Wanted, start: Date): Promise<Problem> {
  const { first, last } = bookableDates(wanted.bookable.schedule, deps.clock.now());
  const days = availabilityOf(await readAvailabilityInput(deps, wanted, first, last));
  const distance = (slot: Slot) => Math.abs(Date.parse(slot.startDateTime) - start.getTime());
  const nearest = days
    .flatMap(({ slots }) => slots)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, alternativeCount);
  return refused('SLOT_TAKEN', { alternatives: nearest.map(({ startDateTime, endDateTime }) => ({ startDateTime, endDateTime })) });
}
