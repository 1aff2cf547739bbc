import { expect, test } from 'vitest';
import { createApiClient } from '#src/device/api-client.ts';
import { bookingQueries } from '#src/features/booking/booking.queries.ts';
import { slotsAhead, slotsKey } from './slots-ahead.ts';

const therapist = { slug: 'amel-ben-salah', timeZone: 'Africa/Tunis', services: [{ id: '6b07145d9bbd25b636e2a85e' }, { id: 'other' }] };

/** What the calendar asks for. */
async function askedFor(month: string, today: string): Promise<string> {
  let asked = '';
  const transport = async ({ url }: { url: string }) => {
    asked = url;
    return { status: 200, body: { days: [] } };
  };
  const client = createApiClient({ transport, locale: 'fr' });
  const { queryFn } = bookingQueries.month(client, { slug: therapist.slug, serviceId: therapist.services[0]?.id ?? '' }, month, today);
  await (queryFn as () => Promise<unknown>)();
  return asked;
}

test.each([
  ['2026-11-25T12:00:00Z', '2026-11-25', ['2026-11', '2026-12']],
  // Tomorrow already, in Tunis.
  ['2026-12-31T23:30:00Z', '2027-01-01', ['2027-01', '2027-02']],
])('what is read ahead at %s is what the calendar will ask for', async (now, today, months) => {
  const asked = await Promise.all(months.map((month) => askedFor(month, today)));
  expect(slotsAhead(therapist, new Date(now))).toEqual(asked);
});

test('who offers nothing has nothing to read ahead', () => {
  expect(slotsAhead({ ...therapist, services: [] }, new Date())).toEqual([]);
});

test('the days of a month are found on a later day of it; a range over two months is another thing', () => {
  const address = (from: string, to: string) =>
    `https://site.test/api/v1/booking/schedule/availability/amel?from=${from}&to=${to}&serviceId=a`;
  expect(slotsKey(address('2026-11-26', '2026-11-30'))).toBe(slotsKey(address('2026-11-25', '2026-11-30')));
  expect(slotsKey(address('2026-12-01', '2026-12-31'))).not.toBe(slotsKey(address('2026-11-25', '2026-11-30')));
  expect(slotsKey(address('2026-11-26', '2026-12-09'))).not.toBe(slotsKey(address('2026-11-25', '2026-12-09')));
});
