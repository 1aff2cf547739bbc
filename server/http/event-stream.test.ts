import { Writable } from 'node:stream';
import * as z from 'zod/mini';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EventStream } from './event-stream.ts';

const event = z.object({ kind: z.string() });
const minute = 60_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** What has gone out by now. */
function read(stream: EventStream): { text: string } {
  const seen = { text: '' };
  stream.on('data', (chunk: Buffer) => (seen.text += chunk.toString()));
  return seen;
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('tells events as the contract declares them, beats while nothing happens, and ends after ten minutes', async () => {
  const stream = new EventStream<{ kind: string; secret?: string }>(event);
  const seen = read(stream);
  stream.tell({ kind: 'A', secret: 'not declared' });
  await settled();
  expect(seen.text).toBe(':\n\ndata: {"kind":"A"}\n\n');
  vi.advanceTimersByTime(minute);
  await settled();
  expect(seen.text).toBe(':\n\ndata: {"kind":"A"}\n\n:\n\n:\n\n');
  vi.advanceTimersByTime(8 * minute);
  expect(stream.readableEnded).toBe(false);
  vi.advanceTimersByTime(minute);
  await settled();
  expect([stream.readableEnded, stream.destroyed, vi.getTimerCount()]).toEqual([true, true, 0]);
});

test('does not tell twice what is still on its way, and drops a caller who takes nothing for a beat', async () => {
  const stream = new EventStream<{ kind: string }>(event);
  // Takes one piece and never asks for another.
  stream.pipe(new Writable({ highWaterMark: 1, write: () => undefined }));
  await settled();
  stream.tell({ kind: 'A' });
  const held = stream.readableLength;
  for (let count = 0; count < 10_000; count += 1) stream.tell({ kind: 'A' });
  expect(stream.readableLength).toBe(held);
  stream.tell({ kind: 'B' });
  expect(stream.readableLength).toBe(2 * held);
  vi.advanceTimersByTime(25_000);
  expect([stream.destroyed, vi.getTimerCount()]).toEqual([true, 0]);
  expect(() => stream.tell({ kind: 'C' })).not.toThrow();
});

test('ends at once for a caller who reads, and is cut off for one who does not', async () => {
  const [readOn, stuck] = [new EventStream(event), new EventStream(event)];
  read(readOn);
  await settled();
  readOn.finish();
  stuck.finish();
  await settled();
  expect([readOn.readableEnded, stuck.readableEnded, stuck.destroyed]).toEqual([true, false, true]);
});
