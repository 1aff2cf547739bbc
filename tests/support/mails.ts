import { asc, eq } from 'drizzle-orm';
import { mailInbox } from '#server/modules/mailing/mailing.tables.ts';
import type { TestApp } from './test-app.ts';

/** Sends everything that is due, what that brings about too, and gives the letters to an address, oldest first. */
export async function mailsTo(test: TestApp, email: string) {
  while ((await test.deliverDue()) > 0);
  return test.deps.db.select().from(mailInbox).where(eq(mailInbox.to, email)).orderBy(asc(mailInbox.sentAt), asc(mailInbox.id));
}

/** The secret part of the link in a letter. */
export function tokenIn(text: string | undefined): string {
  const [, token] = /\?(?:token|first)=([\w-]+)/.exec(text ?? '') ?? [];
  if (token === undefined) throw new Error(`no link in: ${text}`);
  return token;
}
