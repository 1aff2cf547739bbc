import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { EventStream } from './event-stream.ts';
import { openEventStreams } from './event-streams.ts';

const newStream = () => {
  const stream = new EventStream(z.object({}));
  stream.resume();
  return Promise.resolve(stream);
};
const person = (accountId: string) => ({ accountId, address: '192.0.2.1' });
const visitor = (address: string) => ({ accountId: null, address });
const closed = (stream: EventStream) => new Promise<void>((resolve) => stream.once('close', resolve));

test('a person, an address and the process each have room for so many', async () => {
  const streams = openEventStreams({ inAll: 5, person: 2, address: 3 });
  const first = await streams.open(person('a'), newStream);
  await streams.open(person('a'), newStream);
  await expect(streams.open(person('a'), newStream)).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
  // Somebody who is known does not count for their address.
  for (let count = 0; count < 3; count += 1) await streams.open(visitor('192.0.2.1'), newStream);
  await expect(streams.open(visitor('192.0.2.1'), newStream)).rejects.toMatchObject({ status: 429 });
  await expect(streams.open(visitor('192.0.2.2'), newStream)).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
  first.destroy();
  await closed(first);
  expect(await streams.open(person('a'), newStream)).toBeInstanceOf(EventStream);
});

test('what could not be opened takes no room', async () => {
  const streams = openEventStreams({ inAll: 1, person: 1, address: 1 });
  const fails = () => Promise.reject(new Error('no such thread'));
  for (let count = 0; count < 3; count += 1) await expect(streams.open(person('a'), fails)).rejects.toThrow('no such thread');
  expect(await streams.open(person('a'), newStream)).toBeInstanceOf(EventStream);
});

test('once closed, every stream has ended, one that was being opened too, and none is opened', async () => {
  const streams = openEventStreams();
  const open = await streams.open(person('a'), newStream);
  let make: (stream: EventStream) => void = () => undefined;
  const opening = streams.open(person('b'), () => new Promise<EventStream>((resolve) => (make = resolve)));
  const ended = closed(open);
  streams.close();
  await ended;
  const late = await newStream();
  make(late);
  const lateEnded = closed(late);
  expect(await opening).toBe(late);
  await lateEnded;
  await expect(streams.open(person('c'), newStream)).rejects.toMatchObject({ status: 503 });
});
