import { addMinutes, max, min, subHours } from 'date-fns';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { mailLater } from '../mailing/mail-later.ts';
import { alarmMails } from './alarms.tables.ts';
import { isReportedAsDanger, type ReportedText } from './reports.queries.ts';
import { comments, threads } from './threads.tables.ts';

/** A letter that nobody has acted upon for longer was not seen: the next alarm writes again. */
const unreadHours = 24;
const minutesBetween = 10;

/** Whether a text that was flagged still waits for somebody to decide. */
export async function isStillAlarm(db: Db, { threadId, commentId }: ReportedText): Promise<boolean> {
  const [text] =
    commentId === null
      ? await db.select({ status: threads.status }).from(threads).where(eq(threads.id, threadId))
      : await db.select({ status: comments.status }).from(comments).where(eq(comments.id, commentId));
  if (!text) return false;
  return text.status === 'PENDING' || (await isReportedAsDanger(db, { threadId, commentId }));
}

/**
 * Writes to a member of staff that somebody may be in danger; not while an alarm of theirs waits unread, whose letter leads to the same
 * queue, and ten minutes after the last one at the earliest. Pushes come for each all the same.
 */
export function mailAlarm(deps: Deps, accountId: string, alarm: { news: string; text: ReportedText; until: Date }): Promise<void> {
  const { news, text, until } = alarm;
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const isTheirs = eq(alarmMails.accountId, accountId);
    const values = { threadId: text.threadId, commentId: text.commentId, mailedAt: now, seenAt: null };
    const [first] = await tx
      .insert(alarmMails)
      .values({ accountId, ...values })
      .onConflictDoNothing()
      .returning();
    // Locked: two alarms at once are one letter.
    const [last] = first ? [] : await tx.select().from(alarmMails).where(isTheirs).for('update');
    if (last && (await isUnread(tx, last, now))) return;
    const at = last ? max([now, addMinutes(min([now, last.mailedAt]), minutesBetween)]) : now;
    const isNews = await mailLater(deps, tx, { news, accountId, mail: { kind: 'CRISIS_FLAG' }, at, until });
    if (isNews && last)
      await tx
        .update(alarmMails)
        .set({ ...values, mailedAt: at })
        .where(isTheirs);
  });
}

async function isUnread(tx: Db, last: typeof alarmMails.$inferSelect, now: Date): Promise<boolean> {
  return last.seenAt === null && last.mailedAt > subHours(now, unreadHours) && (await isStillAlarm(tx, last));
}

/** Notes that somebody looks at the queue: what was written to them of it until now is read. */
export async function noteQueueSeen({ db, clock }: Deps, accountId: string): Promise<void> {
  await db
    .update(alarmMails)
    .set({ seenAt: clock.now() })
    .where(and(eq(alarmMails.accountId, accountId), isNull(alarmMails.seenAt)));
}

/** Whether somebody has looked at the queue since the last alarm was written to them, or is about to be. */
export async function hasSeenQueue(db: Db, accountId: string): Promise<boolean> {
  const [last] = await db.select({ seenAt: alarmMails.seenAt }).from(alarmMails).where(eq(alarmMails.accountId, accountId));
  return last !== undefined && last.seenAt !== null;
}
