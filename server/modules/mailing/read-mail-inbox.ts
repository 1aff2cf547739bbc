import { desc } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { mailInbox as answer } from '#contract/mailing/mailing.schema.ts';
import { countUpTo, pageOf } from '../../database/paging.ts';
import type { Deps } from '../../deps.ts';
import { mailInbox } from './mailing.tables.ts';

const limit = 20;

/** The demonstration's letters. Where e-mails leave, there are none, whatever an earlier setting has left in the table. */
export async function readMailInbox(deps: Deps, { page }: { page: number }): Promise<z.infer<typeof answer>> {
  const { isLocal } = deps.mailer;
  if (!isLocal) return { isLocal, items: [], page, limit, total: 0 };
  const found = await pageOf(
    { page, limit },
    {
      rows: (size, offset) =>
        deps.db.select().from(mailInbox).orderBy(desc(mailInbox.sentAt), desc(mailInbox.id)).limit(size).offset(offset),
      countUpTo: (atMost) => countUpTo(deps.db, mailInbox, undefined, atMost),
    },
  );
  const items = found.items.map(({ id, to, subject, text, calendarFile, fileNames, sentAt }) => ({
    id,
    to,
    subject,
    text,
    calendarFile,
    fileNames,
    sentAt: sentAt.toISOString(),
  }));
  return { isLocal, ...found, items };
}
