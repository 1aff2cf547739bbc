import { and, eq, inArray } from 'drizzle-orm';
import type { MailSwitch } from '#contract/mailing/mail-switches.schema.ts';
import type { SwitchableMail } from '#contract/mailing/switchable-mails.ts';
import type { Db } from '../../database/connect.ts';
import { mailSwitchedOff } from './mailing.tables.ts';

export async function switchedOffMails(db: Db, accountId: string): Promise<Set<SwitchableMail>> {
  const rows = await db.select({ kind: mailSwitchedOff.kind }).from(mailSwitchedOff).where(eq(mailSwitchedOff.accountId, accountId));
  return new Set(rows.map(({ kind }) => kind));
}

/** Switches kinds on and off for a person; of one named twice, the last counts. */
export async function saveMailSwitches(db: Db, accountId: string, switches: readonly MailSwitch[]): Promise<void> {
  const wanted = new Map(switches.map(({ kind, isOn }) => [kind, isOn]));
  const off = [...wanted].filter(([, isOn]) => !isOn).map(([kind]) => ({ accountId, kind }));
  const on = [...wanted].filter(([, isOn]) => isOn).map(([kind]) => kind);
  await db.transaction(async (tx) => {
    await tx.delete(mailSwitchedOff).where(and(eq(mailSwitchedOff.accountId, accountId), inArray(mailSwitchedOff.kind, on)));
    if (off.length > 0) await tx.insert(mailSwitchedOff).values(off).onConflictDoNothing();
  });
}
