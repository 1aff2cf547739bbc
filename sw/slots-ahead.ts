import { readAvailability } from '#contract/booking/booking.endpoints.ts';
import { endpointUrl } from '#contract/endpoint.ts';

/** What is needed of a therapist's answer. */
export interface BookableAnswer {
  readonly slug: string;
  readonly timeZone: string;
  readonly services: readonly { readonly id: string }[];
}

/** The addresses of a therapist's free times, this month's and the next one's, for the service that the form begins with: the very ones that the calendar asks for. */
export function slotsAhead({ slug, timeZone, services }: BookableAnswer, now: Date): string[] {
  const [first] = services;
  if (!first) return [];
  const today = new Intl.DateTimeFormat('en-CA', { timeZone }).format(now);
  const [year = 0, month = 0] = today.split('-').map(Number);
  // Day 0 is the last of the month before.
  const dayOf = (monthsAhead: number, day: number) => new Date(Date.UTC(year, month - 1 + monthsAhead, day)).toISOString().slice(0, 10);
  const ranges = [
    { from: today, to: dayOf(1, 0) },
    { from: dayOf(1, 1), to: dayOf(2, 0) },
  ];
  return ranges.map((range) => endpointUrl(readAvailability, { slug }, { ...range, serviceId: first.id }));
}

/**
 * Under what address the days of a month are kept: without the day that they begin at, which is another one tomorrow, when there may be no
 * network to ask again. Other ranges keep their own.
 */
export function slotsKey(address: string): string {
  const url = new URL(address);
  const [from, to] = ['from', 'to'].map((name) => url.searchParams.get(name) ?? '');
  if (from?.slice(0, 7) === to?.slice(0, 7)) url.searchParams.delete('from');
  return url.href;
}
