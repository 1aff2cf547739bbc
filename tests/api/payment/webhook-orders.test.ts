import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { consentVersion, onlineHoldMinutes } from '#contract/constants.ts';
import type { CardReport } from '#server/gateways/card-provider.ts';
import { reservationHistory } from '#server/modules/booking/booking.tables.ts';
import { createReservation } from '#server/modules/booking/create-reservation.ts';
import { createPayment } from '#server/modules/payment/create-payment.ts';
import { readPaymentProgress } from '#server/modules/payment/read-payment-progress.ts';
import { settleCardPayment } from '#server/modules/payment/settle-card-payment.ts';
import { randomOf } from '#tests/simulation/random.ts';
import { storedReservation } from '#tests/support/booking.ts';
import { standing } from '#tests/support/card-booking.ts';
import { startTestApp, testNow } from '#tests/support/test-app.ts';
import { clearAgenda, gatherCast, type Cast } from './money-model/cast.ts';
import { decidedProvider } from './money-model/decided-provider.ts';

const ways = Number(process.env['PROVE_WEBHOOKS'] ?? 40);

let cast: Cast;
beforeAll(async () => void (cast = await gatherCast(await startTestApp())));
afterAll(() => cast.test.close());

type Heard = 'ASKED' | 'REPLAYED_PENDING' | 'FORGED_AMOUNT' | 'FORGED_ORDER' | 'FAILED' | 'EXPIRED' | 'PAID' | 'HOLD_OVER';

/**
 * One payment whose news arrive in one order, some of them several times, some two at a time. Answers where it stands at the
 * end, and how often its reservation came to the practice.
 */
async function hear(seed: number) {
  const random = randomOf(seed);
  const { cardProviders, decide } = decidedProvider();
  const { test, offer, starts, clients } = cast;
  const deps = Object.assign(test.deps, { cardProviders });
  await clearAgenda(deps);
  test.clock.set(testNow);
  const actor = random.pick(clients).actor;
  const startDateTime = new Date(starts[4] ?? 0).toISOString();
  const wanted = { ...offer, mode: 'OFFICE', startDateTime, paymentMethod: 'ONLINE', consentVersion, clientItemId: null };
  const { id: reservationId } = await createReservation(deps, actor, wanted);
  const { id, paymentRef } = await createPayment(deps, actor, { reservationId, locale: 'fr' });
  const truth: CardReport = { outcome: 'PENDING', amountMillimes: 80_000, currency: 'TND', orderId: id };

  const settle = (report: Partial<CardReport>) => settleCardPayment(deps, id, { ...truth, ...report });
  const meanings: Record<Heard, () => Promise<unknown>> = {
    ASKED: () => {
      test.clock.advanceMinutes(0.05);
      return readPaymentProgress(deps, { payment_ref: paymentRef });
    },
    REPLAYED_PENDING: () => settle({}),
    FORGED_AMOUNT: () => settle({ outcome: 'PAID', amountMillimes: 1 }),
    FORGED_ORDER: () => settle({ outcome: 'PAID', orderId: 'f'.repeat(24) }),
    FAILED: () => settle({ outcome: 'FAILED' }),
    EXPIRED: () => settle({ outcome: 'EXPIRED' }),
    PAID: () => settle({ outcome: 'PAID' }),
    HOLD_OVER: async () => {
      test.clock.advanceMinutes(onlineHoldMinutes);
      await test.deliverDue();
    },
  };
  const isPaid = random.chance(0.7);
  const kinds: Heard[] = [
    'ASKED',
    'REPLAYED_PENDING',
    'FORGED_AMOUNT',
    'FORGED_ORDER',
    'FAILED',
    'EXPIRED',
    ...(isPaid ? (['PAID', 'PAID'] as const) : []),
  ];
  const news: Heard[] = Array.from({ length: 3 + random.below(7) }, () => random.pick(kinds));
  if (isPaid) news.splice(random.below(news.length + 1), 0, 'PAID');
  if (random.chance(0.4)) news.splice(random.below(news.length + 1), 0, 'HOLD_OVER');
  if (isPaid) decide(paymentRef, { outcome: random.chance(0.5) ? 'PAID' : 'PENDING' });
  for (let at = 0; at < news.length; at += 1) {
    const [one, other] = [news[at] as Heard, news[at + 1]];
    // The clock is nobody's to move while something else is under way.
    if (one !== 'HOLD_OVER' && other !== undefined && other !== 'HOLD_OVER' && random.chance(0.3)) {
      await Promise.all([meanings[one](), meanings[other]()]);
      at += 1;
    } else await meanings[one]();
  }
  const history = await deps.db
    .select({ to: reservationHistory.to })
    .from(reservationHistory)
    .where(eq(reservationHistory.reservationId, reservationId))
    .orderBy(asc(reservationHistory.id));
  const arrivals = history.filter(({ to }) => to === 'ON_STAND_BY').length;
  const { priceMillimes } = await storedReservation(test, reservationId);
  return { said: news.join(' '), isPaid, news, arrivals, priceMillimes, ...(await standing(test, id)) };
}

it(`${ways} orders of what a provider may say, replayed, early, forged and at once, end alike`, { timeout: 7_200_000 }, async () => {
  const ends = new Set<string>();
  for (let seed = 1; seed <= ways; seed += 1) {
    const { isPaid, news, said, arrivals, payment, reservation } = await hear(seed);
    ends.add(`${payment} ${reservation}`);
    const found = { seed, said, payment, reservation, arrivals };
    if (isPaid) {
      expect(found).toEqual({ ...found, payment: 'SUCCEEDED', reservation: 'ON_STAND_BY', arrivals: 1 });
      continue;
    }
    const first = news.find((each) => each === 'FAILED' || each === 'EXPIRED');
    // Two at once come in either order.
    const allowed = first === undefined ? ['PENDING'] : ['FAILED', 'EXPIRED'];
    expect({ ...found, isAllowed: allowed.includes(payment) }).toEqual({ ...found, arrivals: 0, isAllowed: true });
  }
  expect([...ends]).toEqual(expect.arrayContaining(['SUCCEEDED ON_STAND_BY', 'FAILED CANCELLED']));
});
