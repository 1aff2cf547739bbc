import { createHash } from 'node:crypto';
import { subDays } from 'date-fns';
import { eq, lt } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { accounts } from '../auth/auth.tables.ts';
import { composeMail } from './compose-mail.ts';
import { mailDeliveries, mailInbox } from './mailing.tables.ts';
import { mailValues } from './mail-values.ts';

/** Longer than anything stays in the queue: until then a second delivery of an event is told from the first. */
const keptDays = 90;

/** Sends one e-mail, once, in its reader's language as it is now; throws when the server may take it later. */
export async function sendMail(deps: Deps, { news, mail, until }: EventOf<'MAIL_DUE'>): Promise<void> {
  if (deps.clock.now() >= new Date(until)) return;
  const isThisOne = eq(mailDeliveries.news, news);
  const [found] = await deps.db
    .select({ settledAt: mailDeliveries.settledAt, account: accounts })
    .from(mailDeliveries)
    .innerJoin(accounts, eq(accounts.id, mailDeliveries.accountId))
    .where(isThisOne);
  if (!found || found.settledAt !== null || found.account.email === null) return;
  const { account } = found;
  const values = await mailValues(deps, mail, account);
  const to = account.email;
  if (values === null || to === null) return;
  const outcome = await deps.mailer.send({
    messageId: messageIdOf(news, deps.siteUrl),
    to,
    language: account.locale,
    ...composeMail(mail.kind, account.locale, values),
  });
  await deps.db.update(mailDeliveries).set({ settledAt: deps.clock.now(), outcome }).where(isThisOne);
}

/** Tells nothing of the news itself. */
const messageIdOf = (news: string, siteUrl: string) =>
  `<${createHash('sha256').update(news).digest('hex').slice(0, 32)}@${new URL(siteUrl).hostname}>`;

/** Forgets what was sent long ago. */
export async function forgetOldMails(deps: Deps): Promise<void> {
  const longAgo = subDays(deps.clock.now(), keptDays);
  await deps.db.delete(mailDeliveries).where(lt(mailDeliveries.dueAt, longAgo));
  await deps.db.delete(mailInbox).where(lt(mailInbox.sentAt, longAgo));
}
