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
type QueueName = keyof typeof workersOf;
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
}

export interface EventQueue {
  /** Puts an event into the queue as part of the transaction: rolled back, it never happened. */
  record(tx: Db, event: DomainEvent): Promise<void>;
  /** Starts delivering; a handler that throws is tried again, doubling from a second, for about a day. */
  deliver(handler: (delivery: Delivery) => Promise<void>): Promise<void>;
  /** Throws when the queue cannot be asked. */
  check(): Promise<void>;
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
export type Route = (event: DomainEvent) => { subscriber: string; startAfter?: Date }[];

/** A durable queue in the same database (pg-boss), on the embedded one as on a server. */
export async function startEventQueue(database: Database, route: Route, log: Logger): Promise<EventQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.run(text, values) },
    schema: 'jobs',
    schedule: false,
    retryLimit: 24,
    retryDelay: 1,
    retryBackoff: true,
  });
  boss.on('error', (error) => log.error(describeError(error), 'the queue failed'));
  await boss.start();
  for (const name of queueNames) await boss.createQueue(name);
  return {
    async record(tx, event) {
      for (const { subscriber, startAfter } of route(event)) {
        const delivery: Delivery = { event, subscriber };
        await boss.send(queueOf(event), delivery, { db: within(tx), ...(startAfter ? { startAfter } : {}) });
      }
    },
    async deliver(handler) {
      const deliverOne = telling(log, handler);
      for (const name of queueNames) for (let count = 0; count < workersOf[name]; count += 1) await startWorker(boss, name, deliverOne);
    },
    async check() {
      await boss.getQueueSize('events');
    },
    async stop() {
      await boss.stop({ graceful: true, close: false, timeout: 5000 });
    },
  };
}

/** Says which deliveries fail, which are otherwise only tried again; of the event no more than its kind, for the rest may be about a person. */
function telling(log: Logger, handler: (delivery: Delivery) => Promise<void>) {
  return async (delivery: Delivery) => {
    try {
      await handler(delivery);
    } catch (error) {
      const { event, subscriber } = delivery;
      log.error({ ...describeError(error), kind: event.kind, subscriber }, 'a delivery failed');
      throw error;
    }
  };
}

/** Does one job at a time: pg-boss retries a whole batch when one of it throws. */
async function startWorker(boss: PgBoss, name: QueueName, handler: (delivery: Delivery) => Promise<void>): Promise<void> {
  const workerId: string = await boss.work<Delivery>(name, { batchSize: 1, pollingIntervalSeconds: 2 }, async ([job]) => {
    if (job) await handler(job.data);
    // Where one was, more may wait: it looks again at once, and rests only when there is none.
    boss.notifyWorker(workerId);
  });
}
