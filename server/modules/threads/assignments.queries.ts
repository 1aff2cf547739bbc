import { eq, inArray } from 'drizzle-orm';
import type { Assignee } from '#contract/threads/assignee.schema.ts';
import type { Db } from '../../database/connect.ts';
import { accounts } from '../auth/auth.tables.ts';
import { textAssignments } from './assignments.tables.ts';
import { personName } from '../auth/person-name.ts';

/** Who sees to some threads and to their comments. */
export function findAssignments(db: Db, threadIds: readonly string[]) {
  const { textId, accountId, since } = textAssignments;
  const { firstName, lastName, userName } = accounts;
  return db
    .select({ textId, accountId, since, staff: { firstName, lastName, userName } })
    .from(textAssignments)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(inArray(textAssignments.threadId, [...threadIds]));
}
export type AssignmentRow = Awaited<ReturnType<typeof findAssignments>>[number];

/** Of the one about this text; null where nobody sees to it. */
export function presentAssignee(rows: readonly AssignmentRow[], textId: string): Assignee | null {
  const row = rows.find((each) => each.textId === textId);
  return row ? { authID: row.accountId, name: personName(row.staff), since: row.since.toISOString() } : null;
}
