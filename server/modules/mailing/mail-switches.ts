import { eq } from 'drizzle-orm';
import type { MailSwitch } from '#contract/mailing/mail-switches.schema.ts';
import type { switchMails as declared } from '#contract/mailing/mail-switches.endpoints.ts';
import { switchableMailsOf } from '#contract/mailing/switchable-mails.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { Deps } from '../../deps.ts';
import { may, type Actor } from '../../http/actor.ts';
import { refused } from '../../http/problem.ts';
import { accounts } from '../auth/auth.tables.ts';
import { saveMailSwitches, switchedOffMails } from './mail-switches.queries.ts';
import { readUnsubscribeToken } from './unsubscribe-link.ts';

/** Where a person's e-mails go, and which of those they can do without are on. */
export async function readMailSwitches({ db }: Deps, actor: Actor): Promise<{ email: string; kinds: MailSwitch[] }> {
  const { accountId } = actor;
  const off = await switchedOffMails(db, accountId);
  const [account] = await db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  const { CLIENT, PRACTICE } = switchableMailsOf;
  const kinds = [...(may(actor, 'RESERVATION', 'READ') ? PRACTICE : []), ...CLIENT];
  return { email: account?.email ?? '', kinds: kinds.map((kind) => ({ kind, isOn: !off.has(kind) })) };
}

export async function switchMails(deps: Deps, actor: Actor, { kinds }: BodyOf<typeof declared>) {
  await saveMailSwitches(deps.db, actor.accountId, kinds);
  return readMailSwitches(deps, actor);
}

/** What an unsubscribe link is about. Throws NOT_FOUND for one that is none of ours, or whose account is gone. */
export async function readUnsubscribe(deps: Deps, token: string): Promise<MailSwitch> {
  const { kind, off } = await openLink(deps, token);
  return { kind, isOn: !off.has(kind) };
}

/** Switches off, or on again, what an unsubscribe link is about; as often as it is asked. */
export async function unsubscribe(deps: Deps, { token, isOn }: { token: string; isOn: boolean }): Promise<MailSwitch> {
  const { accountId, kind } = await openLink(deps, token);
  await saveMailSwitches(deps.db, accountId, [{ kind, isOn }]);
  return { kind, isOn };
}

async function openLink(deps: Deps, token: string) {
  const { accountId, kind } = await readUnsubscribeToken(deps, token);
  const [account] = await deps.db.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw refused('NOT_FOUND');
  return { accountId, kind, off: await switchedOffMails(deps.db, accountId) };
}
