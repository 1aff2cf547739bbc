import { Writable } from 'node:stream';
import { addHours, addMinutes, subHours } from 'date-fns';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';
import { openInMemory } from '../database/connect.ts';
import { startEventQueue } from './event-queue.ts';
import type { DomainEvent } from './events.ts';

// The database hands over what is due by its own clock.
const at = subHours(new Date(), 2);

test('a delivery that fails is written to the log, without what it is about, and tried again', { timeout: 30_000 }, async () => {
  const database = await openInMemory();
  let said = '';
  const log = pino({ base: null }, new Writable({ write: (chunk: Buffer, _, done) => done(void (said += chunk.toString())) }));
  const queue = await startEventQueue(database, () => [{ subscriber: 'sendReset', startAfter: at }], log);
  const event: DomainEvent = { kind: 'PASSWORD_RESET_ASKED', requestId: 'of-somebody', accountId: null, at: '2026-11-16T08:00:00.000Z' };
  await database.db.transaction((tx) => queue.record(tx, event));

  let tries = 0;
  await new Promise<void>((resolve) => {
    const failAtFirst = () => {
      tries += 1;
      if (tries === 1) return Promise.reject(new TypeError('somebody@demo.test has no mailbox'));
      return Promise.resolve(resolve());
    };
    void queue.deliver(failAtFirst);
  });
  expect(
    said
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object),
  ).toEqual([
    expect.objectContaining({
      msg: 'a delivery failed',
      type: 'TypeError',
      kind: event.kind,
      subscriber: 'sendReset',
      attempt: 1,
      id: expect.stringMatching(/^[\da-f-]{36}$/) as string,
    }),
  ]);
  expect(said).not.toContain('somebody');
  await queue.stop();
  // pg-boss keeps the failure beside the job: its kind, and nothing that was said.
  const kept = JSON.stringify((await database.run('select output from jobs.job union all select output from jobs.archive')).rows);
  expect(kept).not.toContain('somebody@demo.test');
  expect(kept).not.toContain('mailbox');
  await database.close();
});

test(
  'what is due and not delivered is told by its age, however often it was tried, and what was given up by its number',
  { timeout: 30_000 },
  async () => {
    const database = await openInMemory();
    const later = addHours(at, 1);
    let said = '';
    const log = pino({ base: null }, new Writable({ write: (chunk: Buffer, _, done) => done(void (said += chunk.toString())) }));
    const queue = await startEventQueue(
      database,
      (event) => [{ subscriber: 'one', startAfter: event.kind === 'MAIL_DUE' ? later : at }],
      log,
    );
    const now = addMinutes(at, 20);
    expect(await queue.waitingSince(now)).toEqual(new Map());

    await database.db.transaction(async (tx) => {
      await queue.record(tx, { kind: 'PASSWORD_RESET_ASKED', requestId: 'a', accountId: null, at: at.toISOString() });
      await queue.record(tx, { kind: 'MAIL_DUE', news: 'b', mail: { kind: 'RESET' }, at: later.toISOString(), until: later.toISOString() });
    });
    expect(await queue.waitingSince(now), 'a letter of later is not late').toEqual(new Map([['events', at]]));
    expect(await queue.waitingSince(later)).toEqual(
      new Map([
        ['events', at],
        ['mails', later],
      ]),
    );
    expect(await queue.givenUp()).toEqual(new Map());

    await database.run("update jobs.job set retry_limit = 0 where data -> 'event' ->> 'kind' = 'MAIL_DUE'");
    await queue.deliver(() => Promise.reject(new TypeError('not today')));
    await expect.poll(() => queue.givenUp(), { timeout: 10_000 }).toEqual(new Map([['mails', 1]]));
    expect((await queue.waitingSince(later)).has('mails')).toBe(false);
    expect(said).toContain('a delivery was given up');
    await expect.poll(() => said.includes('a delivery failed'), { timeout: 10_000 }).toBe(true);
    expect(await queue.waitingSince(now), 'when it is tried next is not when it was due').toEqual(new Map([['events', at]]));
    await queue.stop();
    await database.close();
  },
);

test('alarms keep neither each other’s letters nor anybody else’s waiting', { timeout: 30_000 }, async () => {
  const database = await openInMemory();
  const queue = await startEventQueue(database, () => [{ subscriber: 'anybody', startAfter: at }], pino({ enabled: false }));
  const times = { at: '2026-11-16T08:00:00.000Z', until: '2026-11-17T08:00:00.000Z' };
  const letter = (kind: 'CRISIS_FLAG' | 'RESET'): DomainEvent => ({ kind: 'MAIL_DUE', news: kind, mail: { kind }, ...times });
  await database.db.transaction(async (tx) => {
    for (let count = 0; count < 5; count += 1) {
      await queue.record(tx, { kind: 'CRISIS_FLAGGED', threadId: 'a', commentId: null, at: times.at });
      await queue.record(tx, letter('CRISIS_FLAG'));
    }
    await queue.record(tx, letter('RESET'));
    await queue.record(tx, { kind: 'PASSWORD_RESET_ASKED', requestId: 'b', accountId: null, at: times.at });
  });
  const begun = new Set<string>();
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await new Promise<void>((resolve) => {
    // Nothing that has begun ends: each kind has begun all the same.
    void queue.deliver(({ event }) => {
      begun.add(event.kind === 'MAIL_DUE' ? event.news : event.kind);
      if (begun.size === 4) resolve();
      return released;
    });
  });
  expect([...begun].toSorted()).toEqual(['CRISIS_FLAG', 'CRISIS_FLAGGED', 'PASSWORD_RESET_ASKED', 'RESET']);
  release();
  await queue.stop();
  await database.close();
});

test('an event is there when what it tells is, and not when that was taken back', async () => {
  const database = await openInMemory();
  const queue = await startEventQueue(database, () => [{ subscriber: 'sendReset', startAfter: at }], pino({ enabled: false }));
  const asked = (requestId: string): DomainEvent => ({
    kind: 'PASSWORD_RESET_ASKED',
    requestId,
    accountId: null,
    at: '2026-11-16T08:00:00.000Z',
  });
  const takenBack = database.db.transaction(async (tx) => {
    await queue.record(tx, asked('taken-back'));
    throw new Error('the write fails after all');
  });
  await expect(takenBack).rejects.toThrow('after all');
  await database.db.transaction((tx) => queue.record(tx, asked('there')));

  const heard: string[] = [];
  await new Promise<void>((resolve) => {
    void queue.deliver(({ event }) => {
      heard.push('requestId' in event ? event.requestId : '');
      return Promise.resolve(resolve());
    });
  });
  await queue.stop();
  const jobs = await database.db.execute(sql`select data from jobs.job`);
  expect(JSON.stringify(jobs)).toContain('there');
  expect(JSON.stringify(jobs)).not.toContain('taken-back');
  expect(heard).toEqual(['there']);
  await database.close();
});
