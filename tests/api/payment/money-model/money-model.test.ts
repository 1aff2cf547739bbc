import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp } from '#tests/support/test-app.ts';
import { gatherCast, type Cast } from './cast.ts';
import { runSequence } from './run-sequence.ts';

const sequences = Number(process.env['PROVE_MONEY'] ?? 60);
const steps = 60;

let cast: Cast;
beforeAll(async () => void (cast = await gatherCast(await startTestApp())));
afterAll(() => cast.test.close());

it(`${sequences} random lives of reservations and their money end as the rules say, step by step`, { timeout: 7_200_000 }, async () => {
  const met = new Set<string>();
  for (let seed = 1; seed <= sequences; seed += 1) expect(await runSequence(cast, seed, steps, met)).toBeNull();
  // What was not met was not tried.
  const rare = [
    'revived by card',
    'paid in vain',
    'revived by proof',
    'proved in vain',
    'money found for what is lost',
    'no money for what is lost',
    'an amount noted for what is lost',
    'an amount corrected',
    'a receipt corrected',
    'an amount noted and then lost',
    'a refund granted',
    'given back by card',
    'given back by money order',
    'given back already',
    'moved',
    'freed',
    'cancelled late',
    ...(sequences < 600 ? [] : ['paid twice']),
  ];
  const statuses = ['PENDING_PAYMENT', 'ON_STAND_BY', 'ACCEPTED', 'REJECTED', 'CANCELLED', 'EXPIRED', 'COMPLETED', 'NO_SHOW'];
  expect([...statuses, ...rare].filter((each) => !met.has(each))).toEqual([]);
});
