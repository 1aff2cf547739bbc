import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import pino from 'pino';
import { expect, test } from 'vitest';
import { openInMemory } from '../database/connect.ts';
import { startEventQueue } from './event-queue.ts';
import type { DomainEvent } from './events.ts';

test('a delivery that fails is written to the log, without what it is about, and tried again', { timeout: 30_000 }, async () => {
  const database = await openInMemory();
  let said = '';
  const log = pino({ base: null }, new Writable({ write: (chunk: Buffer, _, done) => done(void (said += chunk.toString())) }));
  const queue = await startEventQueue(database, () => [{ subscriber: 'sendReset' }], log);
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
  ).toEqual([expect.objectContaining({ msg: 'a delivery failed', type: 'TypeError', kind: event.kind, subscriber: 'sendReset' })]);
  expect(said).not.toContain('somebody');
  await queue.stop();
  await database.close();
});

test('alarms keep neither each other’s letters nor anybody else’s waiting', { timeout: 30_000 }, async () => {
  const database = await openInMemory();
  const queue = await startEventQueue(database, () => [{ subscriber: 'anybody' }], pino({ enabled: false }));
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
  const queue = await startEventQueue(database, () => [{ subscriber: 'sendReset' }], pino({ enabled: false }));
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
