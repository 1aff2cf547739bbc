import type { Figures } from '#contract/booking/figures.endpoints.ts';
import { fewestPeople } from '#contract/booking/figures-limits.ts';
import type { ReservationStatus, ReservationStep } from '#contract/booking/reservation-status.ts';
import type { Localized } from '#contract/locale.ts';
import { sessionModes, type SessionMode } from '#contract/therapist/therapist.schema.ts';
import { groupedBy } from '../../grouped-by.ts';
import { addDays, localDate, mondayOf } from './zoned-time.ts';

export interface CountedReservation {
  id: string;
  userId: string;
  serviceId: string;
  service: Localized;
  mode: SessionMode;
  status: ReservationStatus;
  startDateTime: Date;
  endDateTime: Date;
  /** In their order. */
  history: readonly { event: ReservationStep; to: ReservationStatus; at: Date }[];
}

interface Period {
  timeZone: string;
  /** The first Monday, yyyy-MM-dd. */
  from: string;
  weeks: number;
  now: Date;
}

interface Happened {
  userId: string;
  at: Date;
}

const isTold = (found: readonly { userId: string }[]): boolean => new Set(found.map(({ userId }) => userId)).size >= fewestPeople;
const countOf = (found: readonly Happened[]): number | null => (isTold(found) ? found.length : null);

/** The value below which that part (0 to 1) of sorted numbers lies; the nearest-rank method. */
const quantile = (sorted: readonly number[], part: number): number => sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? 0;

/** Asked for, and paid or vouched for: it stands before the practice, or was taken by it. */
const bookingOf = ({ history }: CountedReservation) => history.find(({ to }) => to === 'ON_STAND_BY' || to === 'ACCEPTED');

const answers: readonly ReservationStep[] = ['APPROVED', 'REJECTED', 'PROOF_REFUSED_FOR_GOOD'];

/** What the appointments of a period come to, without anything that few people are behind. */
export function figuresOf(reservations: readonly CountedReservation[], { timeZone, from, weeks, now }: Period): Figures {
  const isWithin = ({ at }: { at: Date }) => localDate(timeZone, at) >= from && at <= now;
  const bookings = reservations
    .flatMap((each) => {
      const asked = bookingOf(each);
      return asked ? [{ ...each, at: asked.at }] : [];
    })
    .filter(isWithin);
  const cancellations = reservations
    .flatMap(({ userId, history }) => {
      const last = history.at(-1);
      const wasBooked = history.some(({ to }) => to === 'ON_STAND_BY' || to === 'ACCEPTED');
      return last?.to === 'CANCELLED' && wasBooked ? [{ userId, at: last.at }] : [];
    })
    .filter(isWithin);
  const answered = bookings.flatMap(({ userId, at, history }) => {
    const asked = history.find(({ to }) => to === 'ON_STAND_BY');
    const answer = asked && history.find((each) => each.at >= asked.at && answers.includes(each.event));
    return answer ? [{ userId, at, minutes: Math.round((answer.at.getTime() - asked.at.getTime()) / 60_000) }] : [];
  });
  const past = reservations
    .map(({ userId, status, startDateTime, endDateTime }) => ({ userId, status, at: startDateTime, endDateTime }))
    .filter((each) => isWithin(each) && each.endDateTime <= now);
  const held = past.filter(({ status }) => status === 'COMPLETED' || status === 'ACCEPTED');
  const missed = past.filter(({ status }) => status === 'NO_SHOW');

  // Once for each, not once for each week: what a clock shows is slow to ask.
  const byWeek = <Item extends Happened>(found: readonly Item[]) => groupedBy(found, ({ at }) => mondayOf(localDate(timeZone, at)));
  const [bookedIn, cancelledIn, answeredIn] = [byWeek(bookings), byWeek(cancellations), byWeek(answered)];
  const minutesOf = (found: typeof answered) => found.map(({ minutes }) => minutes).toSorted((a, b) => a - b);
  return {
    weeks: Array.from({ length: weeks }, (_, index) => {
      const monday = addDays(from, 7 * index);
      const answeredThen = answeredIn.get(monday) ?? [];
      return {
        from: monday,
        bookings: countOf(bookedIn.get(monday) ?? []),
        cancellations: countOf(cancelledIn.get(monday) ?? []),
        medianAnswerMinutes: isTold(answeredThen) ? quantile(minutesOf(answeredThen), 0.5) : null,
      };
    }),
    answers: isTold(answered)
      ? { medianMinutes: quantile(minutesOf(answered), 0.5), longMinutes: quantile(minutesOf(answered), 0.9) }
      : null,
    attendance: { held: countOf(held), missed: countOf(missed) },
    // Each therapist has sessions of their own: those that go by one name are one row.
    services: sharesOf(bookings, ({ service }) => service.fr).map(({ first, percent }) => ({
      id: first.serviceId,
      name: first.service,
      percent,
    })),
    modes: sharesOf(bookings, ({ mode }) => mode)
      .map(({ first, percent }) => ({ mode: first.mode, percent }))
      .toSorted((a, b) => sessionModes.indexOf(a.mode) - sessionModes.indexOf(b.mode)),
  };
}

/** Groups that enough people are behind, the greatest first; each as a part of these alone. */
function sharesOf<Item extends { userId: string }>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = [...groupedBy(items, keyOf).values()].filter(isTold).toSorted((a, b) => b.length - a.length);
  const total = groups.reduce((sum, { length }) => sum + length, 0);
  return groups.map((group) => ({ first: group[0] as Item, percent: Math.round((100 * group.length) / total) }));
}
