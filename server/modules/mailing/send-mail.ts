import { createHash } from 'node:crypto';
import { subDays, subMinutes } from 'date-fns';
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { isSwitchable } from '#contract/mailing/switchable-mails.ts';
import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { accounts } from '../auth/auth.tables.ts';
import { alarmMails } from '../threads/alarms.tables.ts';
import { composeMail, senderOf } from './compose-mail.ts';
import { mailDeliveries, mailInbox, type LetterEnd } from './mailing.tables.ts';
import { mailValues } from './mail-values.ts';
import { switchedOffMails } from './mail-switches.queries.ts';

/** Longer than anything stays in the queue: until then a second delivery of an event is told from the first. */
const keptDays = 90;

/** Longer than a process that lives takes to hand a letter over. */
const longestAttemptMinutes = 10;

/**
 * Sends one e-mail in its reader's language as it is now, at most once: a letter that may have left, because its
 * process ended meanwhile or the server went silent, is not sent again. Throws when it was surely not taken and may be later.
 */
export async function sendMail(deps: Deps, { news, mail, until }: EventOf<'MAIL_DUE'>): Promise<void> {
  const isThisOne = eq(mailDeliveries.news, news);
  const [found] = await deps.db
    .select({ account: accounts, attemptedAt: mailDeliveries.attemptedAt })
    .from(mailDeliveries)
    .innerJoin(accounts, eq(accounts.id, mailDeliveries.accountId))
    .where(and(isThisOne, isNull(mailDeliveries.settledAt)));
  const to = found?.account.email ?? null;
  if (!found || to === null) return;
  const giveUp = (end: LetterEnd) => settle(deps, news, found.attemptedAt === null ? end : 'UNSURE');
  if (deps.clock.now() >= new Date(until)) return giveUp('EXPIRED');
  if (isSwitchable(mail.kind) && (await switchedOffMails(deps.db, found.account.id)).has(mail.kind)) return giveUp('UNWANTED');
  const values = await mailValues(deps, mail, found.account);
  if (values === null) return giveUp('UNTRUE');
  if (!(await claim(deps, news))) return;
  const language = found.account.locale;
  const letter = {
    messageId: messageIdOf(news, deps.siteUrl),
    to,
    language,
    senderName: senderOf(values),
    unsubscribe: values.unsubscribe,
    calendar: values.calendar,
    files: values.files,
    ...composeMail(mail.kind, language, values),
  };
  const release = () => deps.db.update(mailDeliveries).set({ attemptedAt: null }).where(isThisOne);
  const outcome = await deps.mailer.send(letter).catch(async (error: unknown) => {
    // Not released, it is given up as perhaps sent: what went wrong first is what is to be told.
    await release().catch(() => undefined);
    throw error;
  });
  await settle(deps, news, outcome);
  if (outcome !== 'UNSURE') await noteWhetherTaken(deps, found.account.id, to, outcome);
}

/** The practice is shown whom it does not reach by e-mail; an address that has changed meanwhile is not judged by this letter. */
async function noteWhetherTaken({ db, clock }: Deps, accountId: string, to: string, outcome: 'SENT' | 'REFUSED'): Promise<void> {
  await db
    .update(accounts)
    .set({ mailRefusedAt: outcome === 'REFUSED' ? clock.now() : null })
    .where(and(eq(accounts.id, accountId), eq(accounts.email, to), outcome === 'SENT' ? isNotNull(accounts.mailRefusedAt) : undefined));
}

/** Takes a letter in hand, unless it has left or may have; throws while another process has it. */
async function claim(deps: Deps, news: string): Promise<boolean> {
  const now = deps.clock.now();
  const isWaiting = and(eq(mailDeliveries.news, news), isNull(mailDeliveries.settledAt));
  const [claimed] = await deps.db
    .update(mailDeliveries)
    .set({ attemptedAt: now })
    .where(and(isWaiting, isNull(mailDeliveries.attemptedAt)))
    .returning();
  if (claimed) return true;
  const [inHand] = await deps.db.select().from(mailDeliveries).where(isWaiting);
  if (!inHand) return false;
  if (inHand.attemptedAt === null || inHand.attemptedAt > subMinutes(now, longestAttemptMinutes))
    throw new Error('another process is sending this letter');
  await settle(deps, news, 'UNSURE');
  return false;
}

async function settle({ db, clock, log }: Deps, news: string, outcome: LetterEnd): Promise<void> {
  const [settled] = await db
    .update(mailDeliveries)
    .set({ settledAt: clock.now(), outcome })
    .where(eq(mailDeliveries.news, news))
    .returning();
  if (outcome === 'REFUSED' || outcome === 'UNSURE' || outcome === 'EXPIRED')
    log.warn({ kind: settled?.kind, outcome }, 'an e-mail did not surely leave');
}

/** Tells nothing of the news itself. */
const messageIdOf = (news: string, siteUrl: string) =>
  `<${createHash('sha256').update(news).digest('hex').slice(0, 32)}@${new URL(siteUrl).hostname}>`;

/** Forgets what was sent long ago. */
export async function forgetOldMails(deps: Deps): Promise<void> {
  const longAgo = subDays(deps.clock.now(), keptDays);
  await deps.db.delete(mailDeliveries).where(lt(mailDeliveries.dueAt, longAgo));
  await deps.db.delete(alarmMails).where(lt(alarmMails.mailedAt, longAgo));
  await deps.db.delete(mailInbox).where(lt(mailInbox.sentAt, longAgo));
}
