import { eq } from 'drizzle-orm';
import { isPossiblePhoneNumber } from 'libphonenumber-js/min';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { isPhoneNumber } from '#contract/validation-rules.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { ownPicture } from '../bucket/chosen-picture.ts';
import { knownAccount } from './account.queries.ts';
import { accounts } from './auth.tables.ts';
import { presentAuthClient } from './present-auth-client.ts';
import { refuseTakenPhone } from './refuse-taken-phone.ts';
import { writtenFirstName, writtenName } from './written-name.ts';

interface Profile {
  readonly phoneNumber: string;
  /** Left as it is when undefined, removed when null or empty. */
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly avatar?: { _id: string } | null | undefined;
}

export async function updateMe(deps: Deps, actor: Actor, profile: Profile): Promise<AuthClient> {
  // By its length, not by the ranges in use, which change faster than any list of them.
  if (!isPossiblePhoneNumber(profile.phoneNumber)) throw brokenRule('phoneNumber', isPhoneNumber);
  const changes = {
    phoneNumber: profile.phoneNumber,
    isActivated: true,
    firstName: writtenFirstName(profile.firstName),
    lastName: writtenName(profile.lastName),
    updatedAt: deps.clock.now(),
  };
  const { avatar } = profile;
  const save = async (tx: Db) => {
    const avatarFileId = avatar ? (await ownPicture(tx, actor, avatar, 'avatar')).id : avatar;
    await tx
      .update(accounts)
      .set({ ...changes, avatarFileId })
      .where(eq(accounts.id, actor.accountId));
  };
  await refuseTakenPhone(() => deps.db.transaction(save));
  return presentAuthClient(await knownAccount(deps.db, actor.accountId));
}
