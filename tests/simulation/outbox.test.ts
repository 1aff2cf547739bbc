import { expect, test } from 'vitest';
import type { Outbox } from '#src/device/outbox.ts';
import { forgetful } from './forgetful.ts';
import { runSchedule, type ScheduleOptions } from './run-schedule.ts';

const schedules = Number(process.env['PROVE_SCHEDULES'] ?? 150);
type Spoil = ScheduleOptions['spoil'];

/** The seeds that went wrong, with what they said, up to so many of them. */
async function failures(count: number, spoil?: Spoil, atMost = count): Promise<string[]> {
  const found: string[] = [];
  for (let seed = 1; seed <= count && found.length < atMost; seed += 1) {
    const { wrongs } = await runSchedule({ seed, ...(spoil && { spoil }) });
    if (wrongs.length > 0) found.push(`seed ${seed}: ${wrongs.join('; ')}`);
  }
  return found;
}

test(`${schedules} lives of a phone: each item is delivered once, visibly held, or given up by the person`, async () => {
  expect(await failures(schedules)).toEqual([]);
});

test('an outbox that forgets an item before the answer is found out', async () => {
  expect(await failures(60, forgetful, 1)).toHaveLength(1);
});

test.each<[string, (outbox: Outbox) => Outbox]>([
  ['discards nothing', (outbox) => ({ ...outbox, discard: async () => undefined })],
  ['leaves the draft of what it has taken', (outbox) => ({ ...outbox, enqueue: (item) => outbox.enqueue({ ...item, drafts: [] }) })],
  ['keeps the old text beside the corrected one', (outbox) => ({ ...outbox, replace: (_, item) => outbox.enqueue(item) })],
])('an outbox that %s is found out', async (_, spoil) => {
  expect(await failures(60, spoil, 1)).toHaveLength(1);
});

test('an outbox that gives up after a few attempts is found out', async () => {
  const weary = (outbox: Outbox): Outbox => ({
    ...outbox,
    async note(id, attempt) {
      if ((attempt.attempts ?? 0) <= 2) return outbox.note(id, attempt);
      await outbox.discard(id);
      return true;
    },
  });
  expect(await failures(60, weary, 1)).toHaveLength(1);
});
