import { subDays } from 'date-fns';
import { eq, lt } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { textDecisions } from './decisions.tables.ts';

type NewDecision = Omit<typeof textDecisions.$inferInsert, 'textId'>;

/** In place of the one before it. */
export async function noteDecision(tx: Db, decision: NewDecision): Promise<void> {
  const { threadId, commentId = null } = decision;
  const row = { ...decision, textId: commentId ?? threadId };
  await tx.insert(textDecisions).values(row).onConflictDoUpdate({ target: textDecisions.textId, set: row });
}

export async function findDecision(db: Db, textId: string) {
  const [decision] = await db.select().from(textDecisions).where(eq(textDecisions.textId, textId));
  return decision;
}

export async function dropDecision(tx: Db, textId: string): Promise<void> {
  await tx.delete(textDecisions).where(eq(textDecisions.textId, textId));
}

/** Long after anybody could undo them. */
export async function forgetOldDecisions({ db, clock }: Deps): Promise<void> {
  await db.delete(textDecisions).where(lt(textDecisions.decidedAt, subDays(clock.now(), 1)));
}
