import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { EventStream } from './event-stream.ts';
import { openEventStreams, type EventStreams } from './event-streams.ts';

const newStream = () => {
  const stream = new EventStream(z.object({}));
  stream.resume();
  return Promise.resolve(stream);
};
const person = (accountId: string) => ({ accountId, address: '192.0.2.1' });
const visitor = (address: string) => ({ accountId: null, address });
const closed = (stream: EventStream) => new Promise<void>((resolve) => stream.once('close', resolve));

test('a person and the process each have room for so many', async () => {
  const streams = openEventStreams({ inAll: 5, person: 2, granted: 5 });
  const first = await streams.open(person('a'), newStream);
  await streams.open(person('a'), newStream);
  await expect(streams.open(person('a'), newStream)).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
  for (let count = 0; count < 3; count += 1) await streams.open(visitor('192.0.2.1'), newStream);
  await expect(streams.open(visitor('192.0.2.2'), newStream)).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '60' } });
  first.destroy();
  await closed(first);
  expect(await streams.open(person('a'), newStream)).toBeInstanceOf(EventStream);
});

const openMany = async (streams: EventStreams, callerOf: (index: number) => Parameters<EventStreams['open']>[0], count: number) => {
  const ends = await Promise.allSettled(Array.from({ length: count }, (_, index) => streams.open(callerOf(index), newStream)));
  return ends.filter(({ status }) => status === 'fulfilled').length;
};

test('one network, its people signed in or not, has no more than are left; who comes to a full house still has a few', async () => {
  const streams = openEventStreams({ inAll: 100, person: 10, granted: 3 });
  // An IPv4 address, or any address of an IPv6 /48.
  expect(await openMany(streams, (index) => ({ ...visitor('192.0.2.1'), accountId: index % 2 === 0 ? `${index}` : null }), 90)).toBe(50);
  expect(await openMany(streams, (index) => visitor(`2001:db8:1:${index.toString(16)}::1`), 90)).toBe(25);
  for (let other = 0; other < 20; other += 1) await openMany(streams, () => visitor(`198.51.100.${other}`), 90);
  expect(await openMany(streams, () => visitor('203.0.113.7'), 1)).toBe(0);
  const late = openEventStreams({ inAll: 100, person: 10, granted: 3 });
  await openMany(late, () => visitor('192.0.2.1'), 90);
  await openMany(late, () => visitor('192.0.2.2'), 90);
  await openMany(late, () => visitor('192.0.2.3'), 90);
  await openMany(late, () => visitor('192.0.2.4'), 90);
  await openMany(late, () => visitor('192.0.2.5'), 90);
  expect(await openMany(late, () => visitor('203.0.113.7'), 9)).toBe(3);
});

test('what could not be opened takes no room', async () => {
  const streams = openEventStreams({ inAll: 1, person: 1, granted: 1 });
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
