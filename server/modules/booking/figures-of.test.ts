import { describe, expect, it } from 'vitest';
import { mondayOf } from './zoned-time.ts';
import { figuresOf, type CountedReservation } from './figures-of.ts';

const period = { timeZone: 'Africa/Tunis', from: '2026-11-02', weeks: 3, now: new Date('2026-11-20T08:00:00Z') };

type Step = [event: CountedReservation['history'][number]['event'], to: CountedReservation['status'], at: string];

/** A reservation of someone, with what happened to it. */
function reservation(userId: string, steps: Step[], more: Partial<CountedReservation> = {}): CountedReservation {
  return {
    id: `of ${userId}`,
    userId,
    serviceId: 'consultation',
    service: { fr: 'Consultation', en: 'Consultation' },
    mode: 'OFFICE',
    status: steps.at(-1)?.[1] ?? 'PENDING_PAYMENT',
    startDateTime: new Date('2026-12-01T09:00:00Z'),
    endDateTime: new Date('2026-12-01T09:50:00Z'),
    history: steps.map(([event, to, at]) => ({ event, to, at: new Date(at) })),
    ...more,
  };
}

const asked = (at: string): Step[] => [
  ['CREATED', 'PENDING_PAYMENT', at],
  ['PROOF_SUBMITTED', 'ON_STAND_BY', at],
];

/** One of each of so many people. */
const people = (count: number, of: (userId: string) => CountedReservation, name = 'person') =>
  Array.from({ length: count }, (_, index) => of(`${name} ${index}`));

describe('figuresOf', () => {
  it('tells a week’s requests from five different people on: four of them with many are none', () => {
    const four = people(4, (userId) => reservation(userId, asked('2026-11-04T10:00:00Z')));
    expect(figuresOf([...four, ...four], period).weeks[0]?.bookings).toBeNull();
    const fifth = reservation('a fifth', asked('2026-11-06T10:00:00Z'));
    const { weeks } = figuresOf([...four, ...four, fifth], period);
    expect(weeks.map(({ from, bookings }) => [from, bookings])).toEqual([
      ['2026-11-02', 9],
      ['2026-11-09', null],
      ['2026-11-16', null],
    ]);
  });

  it('begins a week on Monday by the practice’s clocks, not by UTC', () => {
    // Sunday 23:30 in UTC is Monday in Tunis.
    const late = people(5, (userId) => reservation(userId, asked('2026-11-08T23:30:00Z')));
    expect(figuresOf(late, period).weeks.map(({ bookings }) => bookings)).toEqual([null, 5, null]);
    // Before the first Monday's midnight: not of these weeks.
    const before = people(5, (userId) => reservation(userId, asked('2026-11-01T22:59:00Z')));
    expect(figuresOf(before, period).services).toEqual([]);
  });

  it('does not count what was never paid for, and counts what the practice took by telephone', () => {
    const unpaid = people(5, (userId) => reservation(userId, [['CREATED', 'PENDING_PAYMENT', '2026-11-04T10:00:00Z']]));
    expect(figuresOf(unpaid, period).weeks[0]?.bookings).toBeNull();
    const taken = people(5, (userId) => reservation(userId, [['CREATED', 'ACCEPTED', '2026-11-04T10:00:00Z']]));
    const { weeks, answers } = figuresOf(taken, period);
    expect([weeks[0]?.bookings, answers]).toEqual([5, null]);
  });

  it('counts a cancellation in its own week, not one of a slot that nobody had paid for', () => {
    const cancelled: Step = ['CANCELLED_BY_CLIENT', 'CANCELLED', '2026-11-12T10:00:00Z'];
    const booked = people(5, (userId) => reservation(userId, [...asked('2026-11-04T10:00:00Z'), cancelled]));
    const unpaid = people(
      5,
      (userId) => reservation(userId, [['CREATED', 'PENDING_PAYMENT', '2026-11-12T09:00:00Z'], cancelled]),
      'unpaid',
    );
    expect(figuresOf([...booked, ...unpaid], period).weeks.map(({ cancellations }) => cancellations)).toEqual([null, 5, null]);
    const saved: Step = ['LATE_PAYMENT_ACCEPTED', 'ON_STAND_BY', '2026-11-12T11:00:00Z'];
    const paidAfter = people(5, (userId) => reservation(userId, [...asked('2026-11-04T10:00:00Z'), cancelled, saved]));
    expect(figuresOf(paidAfter, period).weeks[1]?.cancellations).toBeNull();
  });

  it('times the first answer from the request: half and nine in ten, by nearest rank', () => {
    const after = (minutes: number): Step => [
      'APPROVED',
      'ACCEPTED',
      new Date(Date.parse('2026-11-04T10:00:00Z') + minutes * 60_000).toISOString(),
    ];
    const answered = Array.from({ length: 10 }, (_, index) =>
      reservation(`person ${index}`, [...asked('2026-11-04T10:00:00Z'), after((index + 1) * 10)]),
    );
    const { answers, weeks } = figuresOf(answered, period);
    expect(answers).toEqual({ medianMinutes: 50, longMinutes: 90 });
    expect(weeks[0]?.medianAnswerMinutes).toBe(50);
    expect(figuresOf(answered.slice(0, 4), period).answers).toBeNull();
  });

  it('counts past sessions as held or missed, and no session that is still to come or under way', () => {
    const ended = { startDateTime: new Date('2026-11-10T09:00:00Z'), endDateTime: new Date('2026-11-10T09:50:00Z') };
    const underWay = { startDateTime: new Date('2026-11-20T07:30:00Z'), endDateTime: new Date('2026-11-20T08:20:00Z') };
    const of = (status: CountedReservation['status'], times: object) => (userId: string) =>
      reservation(userId, asked('2026-11-04T10:00:00Z'), { status, ...times });
    const found = [
      ...people(6, of('COMPLETED', ended), 'held'),
      ...people(5, of('NO_SHOW', ended), 'missed'),
      ...people(5, of('ACCEPTED', underWay), 'under way'),
      ...people(5, of('CANCELLED', ended), 'cancelled'),
    ];
    expect(figuresOf(found, period).attendance).toEqual({ held: 6, missed: 5 });
  });

  it('shares are parts of what is told alone, and say no count', () => {
    const of = (name: string, mode: CountedReservation['mode']) => (userId: string) =>
      reservation(userId, asked('2026-11-04T10:00:00Z'), { serviceId: `${name} of ${userId}`, service: { fr: name, en: name }, mode });
    const found = [
      ...people(15, of('Consultation', 'VIDEO'), 'one'),
      ...people(5, of('Couple', 'OFFICE'), 'two'),
      ...people(4, of('Famille', 'PHONE'), 'three'),
    ];
    const { services, modes } = figuresOf(found, period);
    expect(services.map(({ name, percent }) => [name.fr, percent])).toEqual([
      ['Consultation', 75],
      ['Couple', 25],
    ]);
    expect(modes).toEqual([
      { mode: 'OFFICE', percent: 25 },
      { mode: 'VIDEO', percent: 75 },
    ]);
  });
});

it('the Monday of a week is its own, and Sunday belongs to the week before', () => {
  expect(['2026-11-02', '2026-11-05', '2026-11-08'].map(mondayOf)).toEqual(['2026-11-02', '2026-11-02', '2026-11-02']);
});
