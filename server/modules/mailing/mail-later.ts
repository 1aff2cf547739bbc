import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Mail } from './mail.ts';
import { mailDeliveries } from './mailing.tables.ts';

interface Letter {
  /** Which piece of news this is; the same again sends nothing. */
  readonly news: string;
  readonly accountId: string;
  readonly mail: Mail;
  /** When it leaves; at once when absent. */
  readonly at?: Date;
  /** After this instant it is of no use any more. */
  readonly until: Date;
}

/** Brings an e-mail on its way as part of a transaction: rolled back, it was never meant. Tells whether it was news. */
export async function mailLater(deps: Deps, tx: Db, { news, accountId, mail, at, until }: Letter): Promise<boolean> {
  const dueAt = at ?? deps.clock.now();
  const delivery = { news, accountId, kind: mail.kind, dueAt };
  const [first] = await tx.insert(mailDeliveries).values(delivery).onConflictDoNothing().returning();
  if (first) await deps.events.record(tx, { kind: 'MAIL_DUE', news, mail, at: dueAt.toISOString(), until: until.toISOString() });
  return first !== undefined;
}
