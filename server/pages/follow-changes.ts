import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../database/connect.ts';
import { describeError } from '../describe-error.ts';
import type { RenderedPages } from './rendered-pages.ts';

/** The name of each table that was written to, told by its trigger (migration 0046). */
const channel = 'table_changes';
const retryMs = 10_000;

async function tablesThatTell(database: Pick<Database, 'run'>): Promise<ReadonlySet<string>> {
  const { rows } = await database.run(`
    select relname::text as name
    from pg_trigger
    join pg_proc on pg_proc.oid = tgfoid
    join pg_class on pg_class.oid = tgrelid
    where proname = 'tell_table_change' and tgenabled in ('O', 'A')`);
  return new Set(rows.map(({ name }) => String(name)));
}

/** Tells rendered pages of what any process writes, until the signal; while the database cannot be heard, that it is not. */
export async function followChanges(
  database: Pick<Database, 'listen' | 'run'>,
  pages: Pick<RenderedPages<never>, 'tableChanged' | 'hearing'>,
  log: Pick<Logger, 'warn'>,
  signal: AbortSignal,
): Promise<void> {
  async function listen(): Promise<void> {
    while (!signal.aborted) {
      try {
        // Asked before: once it listens, nothing stands between that and what is said of it.
        const tables = await tablesThatTell(database);
        await database.listen({ channel, hear: pages.tableChanged, lose });
        return pages.hearing(tables);
      } catch (error) {
        log.warn(describeError(error), 'changes of tables cannot be heard: pages are kept for seconds only');
        await wait(retryMs, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  function lose(): void {
    pages.hearing(new Set());
    void listen();
  }

  await listen();
}
