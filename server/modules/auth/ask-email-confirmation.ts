import { addMinutes } from 'date-fns';
import { mailLinkMinutes } from '#contract/constants.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { mailLater } from '../mailing/mail-later.ts';
import { knownAccount } from './account.queries.ts';

/** Sends the link that confirms one's own address again; there is none to send once it is confirmed, or to who has none. */
export async function askEmailConfirmation(deps: Deps, { accountId }: Actor): Promise<undefined> {
  const { account } = await knownAccount(deps.db, accountId);
  if (account.emailConfirmed || account.email === null) return;
  const now = deps.clock.now();
  const [news, until] = [`CONFIRM_EMAIL ${newId(now)}`, addMinutes(now, mailLinkMinutes)];
  await deps.db.transaction((tx) => mailLater(deps, tx, { news, accountId, mail: { kind: 'CONFIRM_EMAIL' }, until }));
}
