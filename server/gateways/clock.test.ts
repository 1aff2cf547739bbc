import { expect, test } from 'vitest';
import { noReads, noteReads, readsStandUntil } from '../noted-reads.ts';
import { fixedClock, notedClock, readClock } from './clock.ts';

const now = '2026-11-16T08:00:00.000Z';
const minuteMs = 60_000;

async function notedBy(work: () => unknown) {
  const reads = noReads();
  await noteReads(reads, async () => void (await work()));
  return readsStandUntil(reads) - Date.parse(now);
}

test('what reads the clock and tells nothing stands for a minute; what does not read it, for ever', async () => {
  const clock = notedClock(fixedClock(now));
  expect(await notedBy(() => clock.now())).toBe(minuteMs);
  expect(await notedBy(() => undefined)).toBe(Infinity);
});

test('what tells until when it stands is kept until then, were it longer, and is asked where somebody notes it alone', async () => {
  const clock = notedClock(fixedClock(now));
  let asked = 0;
  const read = () => {
    const { now: read, standsUntil } = readClock(clock);
    expect(read.toISOString()).toBe(now);
    standsUntil(() => (asked += 1) && read.getTime() + 10 * minuteMs);
  };
  expect(await notedBy(read)).toBe(10 * minuteMs);
  read();
  expect(asked).toBe(1);
  const both = async () => {
    await Promise.resolve().then(read);
    clock.now();
  };
  expect(await notedBy(both)).toBe(minuteMs);
});
