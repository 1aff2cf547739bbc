import { expect, test } from 'vitest';
import type { Outbox } from '#src/device/outbox.ts';
import { addComment } from '#src/features/threads/add-comment.command.ts';
import { submitMoneyOrder } from '#src/features/payments/submit-money-order.command.ts';
import { runSchedule } from './run-schedule.ts';

const schedules = Number(process.env['PROVE_SCHEDULES'] ?? 400);
const commands = { PROOF: submitMoneyOrder, COMMENT: addComment };

/** Every seed that went wrong, with what it said. */
async function failures(count: number, spoil?: (outbox: Outbox) => Outbox): Promise<string[]> {
  const found: string[] = [];
  for (let seed = 1; seed <= count; seed += 1) {
    const wrongs = await runSchedule({ seed, commands, ...(spoil && { spoil }) });
    if (wrongs.length > 0) found.push(`seed ${seed}: ${wrongs.join('; ')}`);
  }
  return found;
}

test(`${schedules} lives of a phone: each item is delivered once, visibly held, or given up by the person`, async () => {
  expect(await failures(schedules)).toEqual([]);
});

test('an outbox that forgets an item before the answer is found out', async () => {
  const forgetful = (outbox: Outbox): Outbox => ({
    ...outbox,
    note: async (id, attempt) => (attempt.state === 'SENDING' ? outbox.settle(id) : outbox.note(id, attempt)),
  });
  expect(await failures(60, forgetful)).not.toEqual([]);
});

test('an outbox that gives up after a few attempts is found out', async () => {
  const weary = (outbox: Outbox): Outbox => ({
    ...outbox,
    note: async (id, attempt) => ((attempt.attempts ?? 0) > 2 ? outbox.discard(id) : outbox.note(id, attempt)),
  });
  expect(await failures(60, weary)).not.toEqual([]);
});
