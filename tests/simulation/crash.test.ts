import { expect, test } from 'vitest';
import { forgetful } from './forgetful.ts';
import { runSchedule, type Act, type ScheduleOptions } from './run-schedule.ts';

/** How many deaths at a step of their own the lives that seeds decide may take together; each has a hundred steps or more. */
const crashes = Number(process.env['PROVE_CRASHES'] ?? 0);

/** Runs one schedule once to count its steps, then once for each with a death exactly there; `atMost` ends it before. */
async function crashAtEach(
  schedule: Pick<ScheduleOptions, 'seed' | 'lives'>,
  spoil?: ScheduleOptions['spoil'],
  atMost = Number.POSITIVE_INFINITY,
) {
  const options = { ...schedule, ...(spoil && { spoil }) };
  const whole = await runSchedule(options);
  const crashed: string[] = [];
  const last = Math.min(whole.steps, atMost);
  let deaths = 0;
  for (let crashAtStep = 1; crashAtStep <= last; crashAtStep += 1) {
    const { wrongs, steps } = await runSchedule({ ...options, crashAtStep });
    if (steps >= crashAtStep) deaths += 1;
    if (wrongs.length > 0) crashed.push(`seed ${schedule.seed}, step ${crashAtStep}: ${wrongs.join('; ')}`);
  }
  return { uncrashed: whole.wrongs, crashed, runs: last, deaths };
}

/** Both kinds, each of their calls answered and with its answer lost, a token that is over, another person, a word to give up. */
const eventful: readonly (readonly Act[])[] = [
  [
    { do: 'WRITE', kind: 'PROOF' },
    { do: 'WRITE', kind: 'COMMENT' },
    // The proof is opened, the comment added; neither hears of it.
    { do: 'SEND', meets: ['LOST_AFTER', 'LOST_AFTER'] },
  ],
  [
    { do: 'WAIT', ms: 3_600_000 },
    // Opened again, a token, and then the upload.
    { do: 'SEND', meets: [undefined, undefined, 'LOST_AFTER'] },
  ],
  [
    { do: 'WAIT', ms: 3_600_000 },
    // A token, the upload again, and then the attaching.
    { do: 'SEND', meets: [undefined, undefined, 'LOST_AFTER'] },
    { do: 'WRITE', kind: 'COMMENT' },
  ],
  [
    { do: 'SIGN_IN', person: 'bilel' },
    { do: 'WRITE', kind: 'PROOF' },
    { do: 'SEND', meets: ['ALL_TOKENS_EXPIRED'] },
    { do: 'WRITE', kind: 'COMMENT' },
  ],
  [
    { do: 'SIGN_IN', person: 'ana' },
    { do: 'WRITE', kind: 'PROOF' },
    { do: 'GIVE_UP', isNewest: true },
    { do: 'WAIT', ms: 3_600_000 },
    { do: 'SEND' },
  ],
  [
    { do: 'WRITE', kind: 'COMMENT' },
    // Refused, put right, taken, and not heard of.
    { do: 'SEND', meets: ['INVALID'] },
    { do: 'EDIT', isNewest: true },
    { do: 'SEND', meets: ['HALF_AN_ANSWER'] },
    { do: 'SESSIONS_END' },
    { do: 'RETRY', isNewest: true },
    { do: 'SEND' },
  ],
];

test('whichever step of a schedule is the last of its tab or worker, each item is delivered once, held, or given up', async () => {
  const { uncrashed, crashed, runs, deaths } = await crashAtEach({ seed: 1, lives: eventful });
  expect(uncrashed).toEqual([]);
  expect(crashed).toEqual([]);
  expect(deaths).toBe(runs);
  expect(runs).toBeGreaterThan(100);
});

/** Sent, perhaps by a tab that dies at it; put off, so that the person can put it right; and sent again. */
const corrected: readonly (readonly Act[])[] = [
  [{ do: 'WRITE', kind: 'COMMENT' }, { do: 'SEND' }],
  [
    { do: 'WAIT', ms: 3_600_000 },
    { do: 'SEND', meets: ['TOO_MANY'] },
    { do: 'EDIT', isNewest: true },
  ],
  [{ do: 'WAIT', ms: 3_600_000 }, { do: 'SEND' }],
];

/** The same, its answer lost. */
const correctedAfterSilence: readonly (readonly Act[])[] = [
  [
    { do: 'WRITE', kind: 'COMMENT' },
    { do: 'SEND', meets: ['LOST_AFTER'] },
    { do: 'EDIT', isNewest: true },
    { do: 'SEND', meets: ['LOST_AFTER'] },
    { do: 'EDIT', isNewest: true },
    { do: 'SEND' },
  ],
];

test('a comment that is put right once it may have arrived stands there once, in its last words', async () => {
  for (const lives of [corrected, correctedAfterSilence]) {
    const { uncrashed, crashed, runs } = await crashAtEach({ seed: 1, lives });
    expect([uncrashed, crashed]).toEqual([[], []]);
    expect(runs).toBeGreaterThan(20);
  }
});

test('an outbox that does not say what a comment puts right is found out', async () => {
  const silent: ScheduleOptions['spoil'] = (outbox) => ({
    ...outbox,
    list: async (authID) => (await outbox.list(authID)).map((item) => ({ ...item, replaces: [] })),
  });
  expect((await runSchedule({ seed: 1, lives: correctedAfterSilence, spoil: silent })).wrongs).not.toEqual([]);
  expect((await crashAtEach({ seed: 1, lives: corrected }, silent)).crashed).not.toEqual([]);
});

// Hours of a processor for all of them: `npm run prove` says how many.
if (crashes > 0)
  test(`the same for each step of the first lives of a phone, ${crashes} deaths in all`, async () => {
    const found: string[] = [];
    for (let seed = 1, left = crashes; left > 0; seed += 1) {
      const { crashed, runs } = await crashAtEach({ seed }, undefined, left);
      found.push(...crashed);
      left -= runs;
    }
    expect(found).toEqual([]);
  });

test('it is found out by a death alone, where nothing else goes wrong', async () => {
  const lives: readonly (readonly Act[])[] = [[{ do: 'WRITE', kind: 'COMMENT' }, { do: 'SEND' }]];
  const { uncrashed, crashed } = await crashAtEach({ seed: 1, lives }, forgetful);
  expect(uncrashed).toEqual([]);
  expect(crashed).not.toEqual([]);
});
