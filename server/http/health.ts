import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

export const version = '0.1.0';

/** What the health call of one service answers, after its table has been read. */
export async function serviceHealth(deps: Deps, service: string, table: string) {
  const time = deps.clock.now().toISOString();
  try {
    await deps.db.execute(sql`select 1 from ${sql.identifier(table)} limit 1`);
    return { status: 'UP' as const, service, version, time };
  } catch {
    return { status: 'DOWN' as const, service, version, time };
  }
}

/** /api/health asks the database, the queue and the store; 503 as soon as one does not answer, or while stopping. */
export function serveHealth(app: FastifyInstance, deps: Deps, isStopping: () => boolean): void {
  const parts = {
    database: () => deps.db.execute(sql`select 1`),
    queue: () => deps.events.check(),
    store: () => deps.fileStore.check(),
  };
  app.get('/api/health', async (_request, reply) => {
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
      .send({ status: isUp ? 'UP' : 'DOWN', version, time: deps.clock.now().toISOString(), ...Object.fromEntries(states) });
  });
}
