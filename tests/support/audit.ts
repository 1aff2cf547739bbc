import { desc } from 'drizzle-orm';
import { auditEntries } from '#server/audit/audit.tables.ts';
import type { TestApp } from './test-app.ts';

/** The latest entries of the trail, the newest first. */
export const latestEntries = ({ deps }: TestApp, count = 1) =>
  deps.db.select().from(auditEntries).orderBy(desc(auditEntries.position)).limit(count);

export async function entryCount({ deps }: TestApp): Promise<number> {
  const [last] = await deps.db.select().from(auditEntries).orderBy(desc(auditEntries.position)).limit(1);
  return last?.position ?? 0;
}

/** What the trail gained while something ran, in order: kind, actor, subjects, detail. */
export async function entriesDuring(test: TestApp, run: () => Promise<unknown>) {
  const before = await entryCount(test);
  await run();
  const gained = (await entryCount(test)) - before;
  return (await latestEntries(test, gained))
    .toReversed()
    .map(({ kind, actorId, subjects, detail }) => ({ kind, actorId, subjects, detail }));
}
