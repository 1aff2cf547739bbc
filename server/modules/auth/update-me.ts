import { eq } from 'drizzle-orm';
import { isPossiblePhoneNumber } from 'libphonenumber-js/min';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { isImageType } from '#contract/bucket/media-types.ts';
import type { Locale } from '#contract/locale.ts';
import { fieldProblem } from '#contract/validate.ts';
import { exists, isPhoneNumber } from '#contract/validation-rules.ts';
import type { Db } from '../../database/connect.ts';
import { isDuplicateOf } from '../../database/database-refusal.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { duplicate, invalid } from '../../http/problem.ts';
import { fileOwnedBy } from '../bucket/files.queries.ts';
import { readAccount } from './accounts.queries.ts';
import { accounts } from './auth.tables.ts';
import { presentAuthClient } from './present-auth-client.ts';

interface Profile {
  readonly phoneNumber: string;
  /** Left as it is when undefined, removed when null or empty. */
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly avatar?: { _id: string } | null | undefined;
  readonly locale: Locale;
}

const written = (name: string | null | undefined) => (name === '' ? null : name);

export async function updateMe(deps: Deps, actor: Actor, profile: Profile): Promise<AuthClient> {
  // By its length, not by the ranges in use, which change faster than any list of them.
  if (!isPossiblePhoneNumber(profile.phoneNumber)) throw brokenRule('phoneNumber', isPhoneNumber);
  const changes = {
    phoneNumber: profile.phoneNumber,
    isActivated: true,
    firstName: written(profile.firstName),
    lastName: written(profile.lastName),
    updatedAt: deps.clock.now(),
  };
  try {
    await deps.db.transaction(async (tx) => {
      const avatarFileId = await ownAvatar(tx, actor, profile);
      await tx
        .update(accounts)
        .set({ ...changes, avatarFileId })
        .where(eq(accounts.id, actor.accountId));
    });
  } catch (error) {
    throw isDuplicateOf(error, 'accounts_phone_number_unique') ? duplicate('AUTHENTICATED_CLIENTS', 'phoneNumber') : error;
  }
  return presentAuthClient(await readAccount(deps.db, actor.accountId));
}

async function ownAvatar(tx: Db, actor: Actor, { avatar, locale }: Profile): Promise<string | null | undefined> {
  if (!avatar) return avatar;
  const file = await fileOwnedBy(tx, avatar._id, actor.accountId);
  if (!file || !isImageType(file.type)) throw invalid([fieldProblem('avatar', exists(false), locale)]);
  return file.id;
}
