import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { isPublished } from '../blogs/blogs.queries.ts';
import { blogs, blogVotes } from '../blogs/blogs.tables.ts';
import { calendarSubscriptions, reservations } from '../booking/booking.tables.ts';
import { findReservations } from '../booking/reservation.queries.ts';
import { files } from '../bucket/bucket.tables.ts';
import { pushSubscriptions, pushSwitchedOff } from '../client/push.tables.ts';
import { mailDeliveries, mailSwitchedOff } from '../mailing/mailing.tables.ts';
import { cardPayments, manualPayments } from '../payment/payment.tables.ts';
import { receipts } from '../payment/receipts.tables.ts';
import { privateWords } from '../threads/private-words.tables.ts';
import { threadReports } from '../threads/reports.tables.ts';
import { isPublic } from '../threads/threads.queries.ts';
import { comments, threads, threadVotes } from '../threads/threads.tables.ts';
import { knownAccount } from './account.queries.ts';
import { accountDeletions, devices, socialAccounts } from './auth.tables.ts';

/** What a thread is called, for somebody's file: nothing of a text of others that is unread, withheld or deleted. */
const ifPublicOrOwn = (column: typeof threads.title | typeof threads.slug, accountId: string) =>
  sql<string | null>`case when ${or(isPublic, eq(threads.authorId, accountId))} then ${column} end`;

const everything = Number.MAX_SAFE_INTEGER;

/** Every row that is somebody's, one query a table. */
export async function readOwnRows(db: Db, accountId: string) {
  const own = eq(reservations.userId, accountId);
  const order = { field: 'startDateTime', direction: 'asc' } as const;
  return {
    ...(await knownAccount(db, accountId)),
    devices: await db.select().from(devices).where(eq(devices.accountId, accountId)).orderBy(asc(devices.createdAt)),
    social: await db.select().from(socialAccounts).where(eq(socialAccounts.accountId, accountId)).orderBy(asc(socialAccounts.createdAt)),
    reservations: await findReservations(db, own, order, everything, 0),
    payments: await db
      .select()
      .from(manualPayments)
      .where(inArray(manualPayments.reservationId, db.select({ id: reservations.id }).from(reservations).where(own))),
    cardPayments: await db
      .select()
      .from(cardPayments)
      .where(inArray(cardPayments.reservationId, db.select({ id: reservations.id }).from(reservations).where(own))),
    receipts: await db
      .select()
      .from(receipts)
      .where(inArray(receipts.reservationId, db.select({ id: reservations.id }).from(reservations).where(own)))
      .orderBy(asc(receipts.position)),
    files: await db.select().from(files).where(eq(files.ownerId, accountId)).orderBy(asc(files.createdAt)),
    threads: await db.select().from(threads).where(eq(threads.authorId, accountId)).orderBy(asc(threads.createdAt)),
    comments: await db
      .select({ comment: comments, slug: ifPublicOrOwn(threads.slug, accountId) })
      .from(comments)
      .innerJoin(threads, eq(threads.id, comments.threadId))
      .where(eq(comments.authorId, accountId))
      .orderBy(asc(comments.createdAt)),
    votes: await db
      .select({ vote: blogVotes.vote, claps: blogVotes.claps, title: sql<string | null>`case when ${isPublished} then ${blogs.title} end` })
      .from(blogVotes)
      .innerJoin(blogs, eq(blogs.id, blogVotes.blogId))
      .where(eq(blogVotes.accountId, accountId)),
    threadVotes: await db
      .select({ vote: threadVotes.vote, claps: threadVotes.claps, title: ifPublicOrOwn(threads.title, accountId) })
      .from(threadVotes)
      .innerJoin(threads, eq(threads.id, threadVotes.threadId))
      .where(eq(threadVotes.accountId, accountId)),
    privateWords: await db
      .select({ word: privateWords, title: ifPublicOrOwn(threads.title, accountId) })
      .from(privateWords)
      .innerJoin(threads, eq(threads.id, privateWords.threadId))
      .where(eq(privateWords.recipientId, accountId))
      .orderBy(asc(privateWords.createdAt)),
    reports: await db
      .select({ report: threadReports, title: ifPublicOrOwn(threads.title, accountId) })
      .from(threadReports)
      .innerJoin(threads, eq(threads.id, threadReports.threadId))
      .where(eq(threadReports.reporterId, accountId))
      .orderBy(asc(threadReports.createdAt)),
    subscriptions: await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.accountId, accountId)),
    switchedOff: await db.select().from(pushSwitchedOff).where(eq(pushSwitchedOff.accountId, accountId)),
    calendars: await db.select().from(calendarSubscriptions).where(eq(calendarSubscriptions.accountId, accountId)),
    mailsOff: await db.select().from(mailSwitchedOff).where(eq(mailSwitchedOff.accountId, accountId)),
    mails: await db.select().from(mailDeliveries).where(eq(mailDeliveries.accountId, accountId)).orderBy(asc(mailDeliveries.dueAt)),
    deletions: await db.select().from(accountDeletions).where(eq(accountDeletions.accountId, accountId)),
  };
}

export type OwnRows = Awaited<ReturnType<typeof readOwnRows>>;
