import { and, eq, or } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import { resetAskedSentence } from '#contract/auth/reset-asked.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import { networksOf } from '../../http/networks-of.ts';
import { holdsAddress } from './address-holder.ts';
import { accounts } from './auth.tables.ts';
import { normalisedEmail } from './email-address.ts';

interface ResetRequest {
  readonly emailOrUsername: string;
  readonly address: string;
  readonly locale: Locale;
}

/**
 * Notes that a new password is asked for; whether anybody is written to is for the job. Known or unknown, the same is
 * counted, looked up and recorded: neither the answer nor its time tells who is a client.
 */
export async function askPasswordReset(deps: Deps, { emailOrUsername, address, locale }: ResetRequest): Promise<{ message: string }> {
  const known = normalisedEmail(emailOrUsername);
  await deps.rateLimits.count('RESET', `${known} ${networksOf(address).line}`);
  const [found] = await deps.db
    .select({ id: accounts.id })
    .from(accounts)
    .where(or(holdsAddress(known), and(eq(accounts.userName, known), eq(accounts.isTemporary, false))))
    .limit(1);
  const now = deps.clock.now();
  const [requestId, accountId, at] = [newId(now), found?.id ?? null, now.toISOString()];
  await deps.db.transaction((tx) => deps.events.record(tx, { kind: 'PASSWORD_RESET_ASKED', requestId, accountId, at }));
  return { message: resetAskedSentence[locale] };
}
