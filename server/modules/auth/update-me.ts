import { eq } from 'drizzle-orm';
import { isPossiblePhoneNumber } from 'libphonenumber-js/min';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { isPhoneNumber } from '#contract/validation-rules.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { duplicate } from '../../http/problem.ts';
import { ownPicture } from '../bucket/chosen-picture.ts';
import { knownAccount } from './account.queries.ts';
import { accounts } from './auth.tables.ts';
import { presentAuthClient } from './present-auth-client.ts';
import { learnWhetherTaken } from './learn-of-phone-number.ts';
import { writtenFirstName, writtenName } from './written-name.ts';

interface Profile {
  readonly phoneNumber: string;
  /** Left as it is when undefined, removed when null or empty. */
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly avatar?: { _id: string } | null | undefined;
  /** Where the call comes from. */
  readonly address: string;
}

export async function updateMe(deps: Deps, actor: Actor, profile: Profile): Promise<AuthClient> {
  // By its length, not by the ranges in use, which change faster than any list of them.
  if (!isPossiblePhoneNumber(profile.phoneNumber)) throw brokenRule('phoneNumber', isPhoneNumber);
  const { phoneNumber, avatar, address } = profile;
  const { account } = await knownAccount(deps.db, actor.accountId);
  const isOtherNumber = account.phoneNumber !== phoneNumber;
  if (isOtherNumber && (await learnWhetherTaken(deps, { accountId: actor.accountId, address, phoneNumber })))
    throw duplicate('AUTHENTICATED_CLIENTS', 'phoneNumber');
  const changes = {
    phoneNumber,
    // Whom staff saw gave them the number that was here then.
    ...(isOtherNumber && { identityConfirmedAt: null }),
    isActivated: true,
    firstName: writtenFirstName(profile.firstName),
    lastName: writtenName(profile.lastName),
    updatedAt: deps.clock.now(),
  };
  const save = async (tx: Db) => {
    const avatarFileId = avatar ? (await ownPicture(tx, actor, avatar, 'avatar')).id : avatar;
    await tx
      .update(accounts)
      .set({ ...changes, avatarFileId })
      .where(eq(accounts.id, actor.accountId));
  };
  await deps.db.transaction(save);
  return presentAuthClient(await knownAccount(deps.db, actor.accountId));
}
