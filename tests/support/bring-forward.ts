import { eq } from 'drizzle-orm';
import { connectPostgresql, openEmbedded } from '#server/database/connect.ts';
import { reservations } from '#server/modules/booking/booking.tables.ts';
import { blockedRange } from '#server/modules/booking/clear-the-way.ts';
import type { BuiltServer } from './built-server.ts';

/** Days pass in a stopped server's database: each reservation named now starts at its instant, and is as long as it was. */
export async function bringForward(stopped: BuiltServer, starts: ReadonlyMap<string, Date>): Promise<void> {
  const { dataDirectory, databaseUrl } = stopped;
  const database = databaseUrl ? await connectPostgresql(databaseUrl) : await openEmbedded(dataDirectory, { syncsToDisk: true });
  try {
    for (const [id, start] of starts) {
      const [row] = await database.db.select().from(reservations).where(eq(reservations.id, id));
      if (!row) throw new Error(`no reservation ${id}`);
      const end = new Date(start.getTime() + row.endDateTime.getTime() - row.startDateTime.getTime());
      await database.db
        .update(reservations)
        .set({ startDateTime: start, endDateTime: end, blockedRange: blockedRange(start, end, 0) })
        .where(eq(reservations.id, id));
    }
  } finally {
    await database.close();
  }
}
