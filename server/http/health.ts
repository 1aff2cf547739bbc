import { differenceInSeconds } from 'date-fns';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import type { QueueName } from '../events/event-queue.ts';

export const version = '0.1.0';

/** What the health call of one service answers, after its table has been read. */
export const serviceHealth = (deps: Deps, service: string, table: string) =>
  healthAfter(deps, service, () => deps.db.execute(sql`select 1 from ${sql.identifier(table)} limit 1`));

/** What the health call of one service answers, after asking what it cannot work without. */
export async function healthAfter(deps: Deps, service: string, ask: () => Promise<unknown>) {
  const time = deps.clock.now().toISOString();
  try {
    await ask();
    return { status: 'UP' as const, service, version, time };
  } catch {
    return { status: 'DOWN' as const, service, version, time };
  }
}

/** For how many whole seconds the oldest delivery of each queue waits, for the queues in which one does. */
async function waitingSeconds(deps: Deps, now: Date): Promise<Partial<Record<QueueName, number>>> {
  const waiting = await deps.events.waitingSince(now);
  return Object.fromEntries([...waiting].map(([name, since]) => [name, differenceInSeconds(now, since)]));
}

/**
 * /api/health asks the database, the queue and the store; 503 as soon as one does not answer, or while stopping.
 * What waits to be delivered is told beside it: a mail server in trouble is no reason to take the site away.
 */
export function serveHealth(app: FastifyInstance, deps: Deps, isStopping: () => boolean): void {
  app.get('/api/health', async (_request, reply) => {
    const now = deps.clock.now();
    let undelivered: Awaited<ReturnType<typeof waitingSeconds>> | undefined;
    const parts = {
      database: () => deps.db.execute(sql`select 1`),
      queue: async () => (undelivered = await waitingSeconds(deps, now)),
      store: () => deps.fileStore.check(),
    };
    const states = await Promise.all(
      Object.entries(parts).map(async ([name, ask]) => {
        const state = await Promise.resolve(ask()).then(
          () => 'UP' as const,
          () => 'DOWN' as const,
        );
        return [name, state] as const;
      }),
    );
    const isUp = !isStopping() && states.every(([, state]) => state === 'UP');
    return reply
      .code(isUp ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isUp ? 'UP' : 'DOWN', version, time: now.toISOString(), ...Object.fromEntries(states), undelivered });
  });
}
