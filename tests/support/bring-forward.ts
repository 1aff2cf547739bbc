import { eq, sql } from 'drizzle-orm';
import { connectPostgresql, openEmbedded, type Database } from '#server/database/connect.ts';
import { accountDeletions } from '#server/modules/auth/auth.tables.ts';
import { reservations } from '#server/modules/booking/booking.tables.ts';
import { blockedRange } from '#server/modules/booking/clear-the-way.ts';
import type { BuiltServer } from './built-server.ts';

/** Works in a stopped server's database. */
export async function inDatabaseOf(
  { dataDirectory, databaseUrl }: BuiltServer,
  work: (database: Database) => Promise<void>,
): Promise<void> {
  const database = databaseUrl ? await connectPostgresql(databaseUrl) : await openEmbedded(dataDirectory, { syncsToDisk: true });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Days pass in a stopped server's database: each reservation named now starts at its instant, and is as long as it was. */
export const bringForward = (stopped: BuiltServer, starts: ReadonlyMap<string, Date>): Promise<void> =>
  inDatabaseOf(stopped, async ({ db }) => {
    for (const [id, start] of starts) {
      const [row] = await db.select().from(reservations).where(eq(reservations.id, id));
      if (!row) throw new Error(`no reservation ${id}`);
      const end = new Date(start.getTime() + row.endDateTime.getTime() - row.startDateTime.getTime());
      await db
        .update(reservations)
        .set({ startDateTime: start, endDateTime: end, blockedRange: blockedRange(start, end, 0) })
        .where(eq(reservations.id, id));
    }
  });

/** The days that everyone has who asked for their account to be deleted are over in a stopped server's database. */
export const endDeletionDelays = (stopped: BuiltServer): Promise<void> =>
  inDatabaseOf(stopped, async ({ db }) => {
    const due = new Date();
    await db.update(accountDeletions).set({ effectiveAt: due });
    await db.execute(sql`update jobs.job set start_after = ${due} where data -> 'event' ->> 'kind' = 'ACCOUNT_DELETION_ASKED'`);
  });

/** A letter in a stopped server's database that nobody can deliver since an instant, as when its subscriber has another name since. */
export const leaveUndelivered = (stopped: BuiltServer, dueAt: Date): Promise<void> =>
  inDatabaseOf(stopped, async ({ db }) => {
    const data = JSON.stringify({ event: { kind: 'MAIL_DUE' }, subscriber: 'formerSubscriber', dueAt: dueAt.toISOString() });
    await db.execute(sql`insert into jobs.job (name, data, start_after, retry_limit) values ('mails', ${data}::jsonb, ${dueAt}, 24)`);
  });
