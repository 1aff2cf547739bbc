import { eq } from 'drizzle-orm';
import type { ThreadStatus } from '#contract/threads/threads.schema.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { textAssignments } from './assignments.tables.ts';
import { textDecisions } from './decisions.tables.ts';
import { editableUntil } from './editable.ts';
import { mostPressing } from './flag-crisis.ts';
import { privateWords } from './private-words.tables.ts';
import { threadReports } from './reports.tables.ts';

interface Earlier {
  readonly id: string;
  readonly status: ThreadStatus;
  readonly priority: number;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
}

interface Ways<Row> {
  readonly kind: 'thread' | 'comment';
  /** The rows that the items named have made, locked. */
  readonly find: (clientItemIds: readonly string[]) => Promise<Row[]>;
  readonly remove: (row: Row) => Promise<unknown>;
  readonly change: (row: Row) => Promise<unknown>;
}

/** Whether somebody of the practice has begun to see to a text, or a reader has told of it. `id`: of the thread, or of the comment. */
async function isTakenUp(db: Db, kind: 'thread' | 'comment', id: string): Promise<boolean> {
  for (const table of [textAssignments, privateWords, threadReports, textDecisions]) {
    const [found] = await db
      .select({ id: table.threadId })
      .from(table)
      .where(eq(kind === 'thread' ? table.threadId : table.commentId, id))
      .limit(1);
    if (found) return true;
  }
  return false;
}

/**
 * Makes room for a text that its author has put right. What nobody has read yet goes, as if it had never come; what was turned down or
 * taken away stays so; what has been seen, or rings because somebody may be in danger, is changed where it stands, by the rules of a
 * change: then true.
 */
export async function replaceEarlier<Row extends Earlier>(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  clientItemIds: readonly string[] | undefined,
  { kind, find, remove, change }: Ways<Row>,
): Promise<boolean> {
  if (!clientItemIds?.length) return false;
  let isChanged = false;
  for (const row of await find(clientItemIds)) {
    if (row.status === 'UNVALIDATED' || row.status === 'DELETED') continue;
    const isUnread =
      row.status === 'PENDING' && row.editedAt === null && row.priority < mostPressing && !(await isTakenUp(db, kind, row.id));
    // What waits to be read longer than it can be changed stays: the new words are read beside it, and ring by themselves.
    const isTooOld = row.status === 'PENDING' && !editableUntil(row, clock.now());
    if (isUnread) await remove(row);
    else if (isTooOld) continue;
    else if (!isChanged) {
      await change(row);
      isChanged = true;
    }
  }
  return isChanged;
}
