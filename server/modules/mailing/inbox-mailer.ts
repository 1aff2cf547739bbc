import type { Db } from '../../database/connect.ts';
import { newId } from '../../database/new-id.ts';
import type { Clock } from '../../gateways/clock.ts';
import type { Mailer } from '../../gateways/mailer.ts';
import { mailInbox } from './mailing.tables.ts';

/** Names that no mailbox ever has (RFC 6761). */
const isNowhere = (address: string) => address.toLowerCase().endsWith('.invalid');

/** The demonstration's mailer: letters stay in the database. An address that cannot exist refuses them, as its server would. */
export function inboxMailer(db: Db, clock: Clock): Mailer {
  return {
    isLocal: true,
    async send({ messageId, to, subject, text, html, calendar, files }) {
      if (isNowhere(to)) return 'REFUSED';
      const sentAt = clock.now();
      await db
        .insert(mailInbox)
        .values({
          id: newId(sentAt),
          messageId,
          to,
          subject,
          text,
          html,
          calendarFile: calendar?.content ?? null,
          fileNames: files.map(({ name }) => name),
          sentAt,
        })
        .onConflictDoNothing();
      return 'SENT';
    },
  };
}
