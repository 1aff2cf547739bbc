import { sql, type SQL } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import type { Database, Db } from '../database/connect.ts';
import { describeError } from '../describe-error.ts';
import type { DomainEvent } from './events.ts';

/**
 * How many workers each queue has. A push, an e-mail and a question to a card provider wait for another's server: nothing else may wait
 * behind them. Alarms wait behind nothing, and nothing behind them: anyone can bring many.
 */
const workersOf = { events: 1, payments: 1, pushes: 4, mails: 2, alarms: 1, alarmMails: 1 } as const;
export type QueueName = keyof typeof workersOf;
const queueNames = Object.keys(workersOf) as QueueName[];
const queuesOf: Partial<Record<DomainEvent['kind'], QueueName>> = {
  CARD_PAYMENT_OPENED: 'payments',
  PUSH_DUE: 'pushes',
  MAIL_DUE: 'mails',
  CRISIS_FLAGGED: 'alarms',
};
const queueOf = (event: DomainEvent): QueueName =>
  event.kind === 'MAIL_DUE' && event.mail.kind === 'CRISIS_FLAG' ? 'alarmMails' : (queuesOf[event.kind] ?? 'events');

/** One subscriber's copy of an event: each subscriber succeeds or is retried on its own. */
export interface Delivery {
  event: DomainEvent;
  subscriber: string;
  /** ISO 8601 in UTC; pg-boss keeps no more than when it tries next. */
  dueAt: string;
}

export interface EventQueue {
  /** Puts an event into the queue as part of the transaction: rolled back, it never happened. */
  record(tx: Db, event: DomainEvent): Promise<void>;
  /** Starts delivering; a handler that throws is tried again, doubling from a second to half a day, for five days or more. */
  deliver(handler: (delivery: Delivery) => Promise<void>): Promise<void>;
  /** Since when the oldest delivery that is due by an instant waits, for the queues in which one does; throws when they cannot be asked. */
  waitingSince(now: Date): Promise<ReadonlyMap<QueueName, Date>>;
  /** How many deliveries were given up in the last seven days, by queue. */
  givenUp(): Promise<ReadonlyMap<QueueName, number>>;
  stop(): Promise<void>;
}

/** pg-boss speaks in text with $1, $2; a transaction of ours takes fragments. */
function fragments(text: string, values: readonly unknown[]): SQL {
  const pieces = text.split(/\$(\d+)/);
  return sql.join(
    pieces.map((piece, index) => (index % 2 === 0 ? sql.raw(piece) : sql`${sql.param(values[Number(piece) - 1])}`)),
    sql.raw(''),
  );
}

const within = (tx: Db): PgBoss.Db => ({
  executeSql: async (text, values) => (await tx.execute(fragments(text, values))) as { rows: unknown[] },
});

/** Who hears of an event, and from when on. */
export type Route = (event: DomainEvent) => { subscriber: string; startAfter: Date }[];

/** A durable queue in the same database (pg-boss), on the embedded one as on a server. */
export async function startEventQueue(database: Database, route: Route, log: Logger): Promise<EventQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.run(text, values) },
    schema: 'jobs',
    schedule: false,
    retryLimit: 24,
    retryDelay: 1,
    retryBackoff: true,
    // A server that was off for weeks still delivers what was due meanwhile.
    retentionDays: 365,
  });
  boss.on('error', (error) => log.error(describeError(error), 'the queue failed'));
  await boss.start();
  for (const name of queueNames) await boss.createQueue(name);
  return {
    async record(tx, event) {
      for (const { subscriber, startAfter } of route(event)) {
        const delivery: Delivery = { event, subscriber, dueAt: startAfter.toISOString() };
        await boss.send(queueOf(event), delivery, { db: within(tx), startAfter });
      }
    },
    async deliver(handler) {
      for (const name of queueNames)
        for (let count = 0; count < workersOf[name]; count += 1) await startWorker(boss, name, telling(log, handler));
    },
    async waitingSince(now) {
      const { rows } = await database.run(waitingStatement, [now.toISOString()]);
      return new Map(rows.map(({ name, since }) => [name as QueueName, since as Date]));
    },
    async givenUp() {
      const { rows } = await database.run(givenUpStatement);
      return new Map(rows.map(({ name, count }) => [name as QueueName, Number(count)]));
    },
    async stop() {
      await boss.stop({ graceful: true, close: false, timeout: 5000 });
    },
  };
}

/** What is tried again keeps when it was due in its data. */
const waitingStatement = `
  select name, min(case when state = 'created' then start_after else coalesce((data ->> 'dueAt')::timestamptz, created_on) end) as since
  from jobs.job
  where name in (${queueNames.map((name) => `'${name}'`).join(', ')})
    and (state in ('retry', 'active') or state = 'created' and start_after <= $1::timestamptz)
  group by name`;

/** What has ended is in the archive half a day later, and there for a week. */
const givenUpStatement = `
  select name, count(*) as count
  from (select name from jobs.job where state = 'failed' union all select name from jobs.archive where state = 'failed') as failed
  group by name`;

type Job = PgBoss.JobWithMetadata<Delivery>;

/** What the queue keeps of a failure, beside the job: an error's message can hold what a person wrote. */
class DeliveryFailed extends Error {
  override readonly name = 'DeliveryFailed';
}

/** Says which deliveries fail, which are otherwise only tried again; of the event no more than its kind, for the rest may be about a person. */
function telling(log: Logger, handler: (delivery: Delivery) => Promise<void>) {
  return async ({ id, data, retryCount, retryLimit }: Job) => {
    try {
      await handler(data);
    } catch (error) {
      const failure = describeError(error);
      const isLast = retryCount >= retryLimit;
      const job = { id, kind: data.event.kind, subscriber: data.subscriber, dueAt: data.dueAt, attempt: retryCount + 1 };
      log.error({ ...failure, ...job }, isLast ? 'a delivery was given up' : 'a delivery failed');
      throw new DeliveryFailed([failure.type, failure.code].filter(Boolean).join(' '));
    }
  };
}

/** Does one job at a time: pg-boss retries a whole batch when one of it throws. */
async function startWorker(boss: PgBoss, name: QueueName, handler: (job: Job) => Promise<void>): Promise<void> {
  const options = { batchSize: 1, pollingIntervalSeconds: 2, includeMetadata: true } as const;
  const workerId: string = await boss.work<Delivery>(name, options, async ([job]) => {
    if (job) await handler(job);
    // Where one was, more may wait: it looks again at once, and rests only when there is none.
    boss.notifyWorker(workerId);
  });
}
