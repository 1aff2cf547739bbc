import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { tokenMessage } from '#contract/problem.ts';
import { createApiClient } from './api-client.ts';
import { openDatabase } from './database.ts';
import { createOutbox } from './outbox.ts';
import { ApiProblem, NetworkFailure } from './problems.ts';
import { delayAfter, sendOutbox, Unacknowledged, verdictOf, type OutboxCommand, type SendOutboxOptions } from './send-outbox.ts';

const refusal = (status: number, reason: string, retryAfterSeconds?: number) =>
  new ApiProblem(status, { message: reason, reason } as never, retryAfterSeconds);

const freeLocks = { request: (async (_: string, __: object, work: (lock: object) => unknown) => work({})) as LockManager['request'] };

/** A device with a clock to turn, whose items are delivered by `deliver`. */
function newDevice(deliver: (content: string) => void) {
  let now = Date.UTC(2026, 10, 21);
  const outbox = createOutbox(openDatabase('accalmie', { indexedDB: new IDBFactory(), IDBKeyRange }), () => now);
  const command: OutboxCommand = async ({ payload }) => {
    deliver((payload as { content: string }).content);
    return {};
  };
  const options: SendOutboxOptions = {
    outbox,
    commands: { PROOF: command, COMMENT: command, THREAD: command },
    readAuthID: async () => 'ana',
    apiClientFor: () => createApiClient({ transport: () => Promise.reject(new TypeError('unused')), locale: 'fr' }),
    locks: freeLocks,
    now: () => now,
  };
  return {
    outbox,
    send: (more: Partial<SendOutboxOptions> = {}) => sendOutbox({ ...options, ...more }),
    write: (content: string, kind: 'PROOF' | 'COMMENT' = 'COMMENT') => outbox.enqueue({ authID: 'ana', kind, payload: { content } }),
    pass: (seconds: number) => void (now += seconds * 1000),
    states: async () => (await outbox.list('ana')).map(({ state }) => state),
  };
}

test.each([
  [new NetworkFailure(), 'RETRY'],
  [new Unacknowledged(), 'RETRY'],
  [refusal(500, 'INTERNAL'), 'RETRY'],
  [refusal(429, 'RATE_LIMITED'), 'RETRY'],
  [refusal(409, 'IN_PROGRESS'), 'RETRY'],
  [refusal(409, 'INVALID_TRANSITION'), 'NEEDS_FIX'],
  [refusal(422, 'IDEMPOTENCY_KEY_REUSED'), 'NEEDS_FIX'],
  [refusal(413, 'FILE_TOO_LARGE'), 'NEEDS_FIX'],
  [refusal(401, 'UNAUTHENTICATED'), 'PAUSE'],
  [new ApiProblem(403, { message: tokenMessage, reason: 'TOKEN' }), 'PAUSE'],
  [refusal(403, 'BANNED'), 'PAUSE'],
  [refusal(403, 'SUSPENDED'), 'PAUSE'],
  [refusal(403, 'FORBIDDEN'), 'NEEDS_FIX'],
])('%s means %s', (error, verdict) => {
  expect(verdictOf(error)).toBe(verdict);
});

test('the delay doubles from 5 s to 15 min, and what the server asks goes before', () => {
  expect([1, 2, 3, 4].map((attempts) => delayAfter(attempts))).toEqual([5000, 10_000, 20_000, 40_000]);
  expect(delayAfter(30)).toBe(900_000);
  expect(delayAfter(1, 120)).toBe(120_000);
});

test('everything is sent once, oldest first', async () => {
  const sent: string[] = [];
  const { write, send, states } = newDevice((content) => sent.push(content));
  for (const content of ['a', 'b', 'c']) await write(content);
  expect(await send()).toEqual({ state: 'DONE' });
  expect(await send()).toEqual({ state: 'DONE' });
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(await states()).toEqual(['SENT', 'SENT', 'SENT']);
});

test('an item that must wait holds back its own kind, in order, and no other', async () => {
  const sent: string[] = [];
  let isDown = true;
  const { write, send, pass, states } = newDevice((content) => {
    if (content === 'first' && isDown) throw refusal(503, 'INTERNAL');
    sent.push(content);
  });
  await write('first');
  await write('second');
  await write('proof', 'PROOF');
  expect(await send()).toMatchObject({ state: 'LATER' });
  expect([sent, await states()]).toEqual([['proof'], ['QUEUED', 'QUEUED', 'SENT']]);
  isDown = false;
  expect(await send({ isNetworkNews: true })).toMatchObject({ state: 'LATER' });
  pass(5);
  expect(await send()).toEqual({ state: 'DONE' });
  expect(sent).toEqual(['proof', 'first', 'second']);
});

test('a refused item waits for the person and lets the others pass', async () => {
  const sent: string[] = [];
  const { outbox, write, send } = newDevice((content) => {
    if (content === 'bad')
      throw new ApiProblem(400, { message: 'Validation error!', fields: [{ fieldName: 'content', message: 'Trop long' }] });
    sent.push(content);
  });
  await write('bad');
  await write('good');
  expect(await send()).toEqual({ state: 'DONE' });
  expect(sent).toEqual(['good']);
  expect(await outbox.list('ana')).toMatchObject([
    { state: 'NEEDS_FIX', lastError: { status: 400, message: 'Trop long' } },
    { state: 'SENT' },
  ]);
});

test('news of the network tries at once what had no answer, each item once', async () => {
  let attempts = 0;
  const { write, send } = newDevice(() => {
    attempts += 1;
    throw new NetworkFailure();
  });
  await write('a');
  await send();
  expect(await send()).toMatchObject({ state: 'LATER' });
  expect(attempts).toBe(1);
  expect(await send({ isNetworkNews: true })).toMatchObject({ state: 'LATER' });
  expect(attempts).toBe(2);
});

test('what the server puts off is not tried before, whatever the network does', async () => {
  let attempts = 0;
  const { write, send, pass } = newDevice(() => {
    attempts += 1;
    throw refusal(429, 'RATE_LIMITED', 60);
  });
  await write('a');
  await send();
  pass(59);
  await send({ isNetworkNews: true });
  expect(attempts).toBe(1);
  pass(1);
  await send();
  expect(attempts).toBe(2);
});

test.each<[string, readonly (Error | undefined)[], boolean | undefined]>([
  ['was refused by its content', [refusal(422, 'NOT_SO')], undefined],
  ['was put off', [refusal(429, 'RATE_LIMITED')], undefined],
  ['had no answer', [new NetworkFailure()], true],
  ['had an answer about another', [new Unacknowledged()], true],
  ['met a server in trouble', [refusal(503, 'INTERNAL')], true],
  ['is still being done', [refusal(409, 'IN_PROGRESS')], true],
  ['had no answer, and was then put off', [new NetworkFailure(), refusal(429, 'RATE_LIMITED', 30)], true],
  ['had no answer, and the session was then over', [new NetworkFailure(), refusal(401, 'UNAUTHENTICATED')], true],
])('an item that %s may have arrived, or not', async (_, answers, mayHaveArrived) => {
  const left = [...answers];
  const { write, send, outbox, pass } = newDevice(() => {
    const answer = left.shift();
    if (answer) throw answer;
  });
  const id = await write('un');
  for (let attempt = 0; attempt < answers.length; attempt += 1) {
    await send();
    pass(60);
  }
  expect((await outbox.read(id))?.mayHaveArrived).toBe(mayHaveArrived);
});

test('it pauses when nobody is signed in, and when the session is over', async () => {
  const { write, send, states } = newDevice(() => {
    throw refusal(401, 'UNAUTHENTICATED');
  });
  await write('a');
  expect(await send({ readAuthID: async () => undefined })).toEqual({ state: 'PAUSED' });
  expect(await send()).toEqual({ state: 'PAUSED' });
  expect(await states()).toEqual(['QUEUED']);
});

test('what the person deletes or corrects as the sender picks it up is not sent', async () => {
  const sent: string[] = [];
  const { outbox, write, send } = newDevice((content) => sent.push(content));
  const deleted = await write('deleted');
  const old = await write('old');
  let isTold = false;
  /** The sender has read its list; the person is quicker than its next step. */
  const list = async (authID: string) => {
    const read = await outbox.list(authID);
    if (!isTold) {
      isTold = true;
      await outbox.discard(deleted);
      await outbox.replace(old, { authID: 'ana', kind: 'COMMENT', payload: { content: 'corrected' } });
    }
    return read;
  };
  expect(await send({ outbox: { ...outbox, list } })).toEqual({ state: 'DONE' });
  expect(sent).toEqual(['corrected']);
});

test('a closed account pauses it without a word of why; once open again, everything leaves', async () => {
  const sent: string[] = [];
  let isClosed = true;
  const { outbox, write, send } = newDevice((content) => {
    if (isClosed) throw new ApiProblem(403, { message: 'Suspendu pour insultes', reason: 'SUSPENDED' });
    sent.push(content);
  });
  await write('a');
  expect(await send()).toEqual({ state: 'PAUSED' });
  expect(await outbox.list('ana')).toMatchObject([{ state: 'QUEUED', nextAttemptAt: 0, lastError: null }]);
  isClosed = false;
  expect(await send()).toEqual({ state: 'DONE' });
  expect(sent).toEqual(['a']);
});

test('another person’s items stay where they are', async () => {
  const sent: string[] = [];
  const { write, send, states } = newDevice((content) => sent.push(content));
  await write('a');
  expect(await send({ readAuthID: async () => 'bilel' })).toEqual({ state: 'DONE' });
  expect([sent, await states()]).toEqual([[], ['QUEUED']]);
});

test('it leaves the work to whoever holds the lock', async () => {
  const { write, send } = newDevice(() => {
    throw new Error('must not be called');
  });
  await write('a');
  const taken = { request: (async (_: string, __: object, work: (lock: null) => unknown) => work(null)) as LockManager['request'] };
  expect(await send({ locks: taken })).toEqual({ state: 'BUSY' });
});

test('texts for different public places leave minutes apart, whatever wakes the sender; those for one place together', async () => {
  const sent: [string, number][] = [];
  let minutes = 0;
  const { outbox, send, pass } = newDevice((content) => sent.push([content, minutes]));
  const options = {
    publicPlaceOf: ({ payload }: { payload: unknown }) => (payload as { content: string }).content.split(' ')[0] ?? null,
    random: () => 0.5,
  };
  for (const content of ['a first', 'b first', 'a second', 'c first', 'b second'])
    await outbox.enqueue({ authID: 'ana', kind: content.startsWith('c') ? 'THREAD' : 'COMMENT', payload: { content } });
  const advance = async () => {
    minutes += 0.5;
    pass(30);
    return send({ ...options, isNetworkNews: true });
  };
  expect((await send({ ...options, isNetworkNews: true })).state).toBe('LATER');
  expect(sent).toEqual([['a first', 0]]);
  // The button is no way round it.
  for (const { id } of await outbox.list('ana')) await outbox.retry(id);
  while ((await advance()).state === 'LATER') expect(minutes).toBeLessThan(60);
  expect(sent.map(([content]) => content).toSorted()).toEqual(['a first', 'a second', 'b first', 'b second', 'c first']);
  const places = sent.map(([content, at]) => [content.split(' ')[0], at] as const);
  for (const [index, [place, at]] of places.entries()) {
    const [before, beforeAt] = places[index - 1] ?? [place, at];
    if (before !== place) expect(at - beforeAt).toBeGreaterThan(1);
  }
});

test('a text that a tab died over is kept apart as well, and leaves under the same id', async () => {
  const sent: string[] = [];
  const { outbox, write, send, pass, states } = newDevice((content) => sent.push(content));
  const options = { publicPlaceOf: ({ payload }: { payload: unknown }) => (payload as { content: string }).content, random: () => 0 };
  const first = await write('here');
  const second = await outbox.enqueue({ authID: 'ana', kind: 'THREAD', payload: { content: 'elsewhere' } });
  await outbox.note(second, { state: 'SENDING' });
  expect((await send(options)).state).toBe('LATER');
  expect(sent).toEqual(['elsewhere']);
  expect(await outbox.read(second)).toMatchObject({ state: 'SENT', mayHaveArrived: true });
  expect(await states()).toEqual(['QUEUED', 'SENT']);
  pass(59);
  await send({ ...options, isNetworkNews: true });
  expect(sent).toEqual(['elsewhere']);
  pass(2);
  await send(options);
  expect(sent).toEqual(['elsewhere', 'here']);

  await outbox.discard(first);
  const third = await write('third');
  const fourth = await outbox.enqueue({ authID: 'ana', kind: 'THREAD', payload: { content: 'fourth' } });
  // Both were begun, one after the other, by tabs that died.
  for (const id of [third, fourth]) await outbox.note(id, { state: 'SENDING' });
  await send(options);
  expect(sent.slice(2)).toHaveLength(1);
  expect((await states()).filter((state) => state === 'QUEUED')).toHaveLength(1);
});

test('a proof keeps nothing back, nor is it', async () => {
  const sent: string[] = [];
  const { write, send } = newDevice((content) => sent.push(content));
  for (const content of ['one', 'two']) await write(content, 'PROOF');
  expect(await send({ publicPlaceOf: ({ kind }) => (kind === 'PROOF' ? null : 'somewhere') })).toEqual({ state: 'DONE' });
  expect(sent).toEqual(['one', 'two']);
});

test('what cannot be delivered holds back no text for another place but once', async () => {
  const sent: string[] = [];
  const { outbox, send, pass } = newDevice((content) => {
    if (content === 'a') throw refusal(503, 'INTERNAL');
    sent.push(content);
  });
  const publicPlaceOf = ({ payload }: { payload: unknown }) => (payload as { content: string }).content;
  await outbox.enqueue({ authID: 'ana', kind: 'COMMENT', payload: { content: 'a' } });
  await outbox.enqueue({ authID: 'ana', kind: 'THREAD', payload: { content: 'b' } });
  for (let second = 0; second < 300; second += 5) {
    await send({ publicPlaceOf, isNetworkNews: true });
    pass(5);
  }
  expect(sent).toEqual(['b']);
});
