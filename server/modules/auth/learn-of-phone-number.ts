import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { networksOf } from '../../http/networks-of.ts';
import { accounts } from './auth.tables.ts';
import { isIdentityKnown } from './identity-known.ts';

/** Whether somebody else whose identity is known has the number. What a stranger has typed keeps nobody from theirs. */
export async function isPhoneNumberTaken(db: Db, phoneNumber: string, exceptAccountId: string): Promise<boolean> {
  const isOthers = and(eq(accounts.phoneNumber, phoneNumber), ne(accounts.id, exceptAccountId), eq(accounts.isTemporary, false));
  return (await db.$count(accounts, and(isOthers, isIdentityKnown))) > 0;
}

interface Asking {
  readonly accountId: string;
  readonly address: string;
  readonly phoneNumber: string;
}

/**
 * Whether a number is taken, as far as whoever asks may know: a taken one tells that its holder is a client here. Five
 * different numbers an account and day, twenty a network; past that every number is free to them, as it is to anybody.
 */
export async function learnWhetherTaken(deps: Deps, { accountId, address, phoneNumber }: Asking): Promise<boolean> {
  const told = `${accountId} ${phoneNumber}`;
  if (!(await deps.rateLimits.isCounted('PHONE_TOLD', told))) {
    const isWithin =
      (await deps.rateLimits.tryCount('PHONES_OF_PERSON', accountId)) &&
      (await deps.rateLimits.tryCount('PHONES_OF_NETWORK', networksOf(address).site));
    if (!isWithin) return false;
    await deps.rateLimits.tryCount('PHONE_TOLD', told);
  }
  return isPhoneNumberTaken(deps.db, phoneNumber, accountId);
}
