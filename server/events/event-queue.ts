import { sql, type SQL } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { Database, Db } from '../database/connect.ts';
import type { DomainEvent } from './events.ts';

const queueName = 'events';

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
  /** Wakes the worker at once instead of at its next look. */
  wake(): void;
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
export async function startEventQueue(database: Database, route: Route): Promise<EventQueue> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => database.run(text, values) },
    schema: 'jobs',
    schedule: false,
    retryLimit: 24,
    retryDelay: 1,
    retryBackoff: true,
  });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.createQueue(queueName);
  let workerId: string | null = null;
  return {
    async record(tx, event) {
      for (const { subscriber, startAfter } of route(event)) {
        const delivery: Delivery = { event, subscriber };
        await boss.send(queueName, delivery, { db: within(tx), ...(startAfter ? { startAfter } : {}) });
      }
    },
    async deliver(handler) {
      // One at a time: pg-boss retries a whole batch when one of it throws.
      workerId = await boss.work<Delivery>(queueName, { batchSize: 1, pollingIntervalSeconds: 2 }, async ([job]) => {
        if (job) await handler(job.data);
      });
    },
    async check() {
      await boss.getQueueSize(queueName);
    },
    wake() {
      if (workerId !== null) boss.notifyWorker(workerId);
    },
    async stop() {
      await boss.stop({ graceful: true, close: false, timeout: 5000 });
    },
  };
}
