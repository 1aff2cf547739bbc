import { addHours } from 'date-fns';
import { eq } from 'drizzle-orm';
import { problemMessage } from '#contract/problem.ts';
import { fieldProblem } from '#contract/validate.ts';
import type { Rule } from '#contract/validation-rules.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { Problem, refused } from '../../http/problem.ts';
import { mailLater } from '../mailing/mail-later.ts';
import { accounts } from './auth.tables.ts';
import { refuseCommonPassword } from './common-password.ts';
import { countFailures } from './count-failures.ts';
import { forgetResetLinks } from './mail-link.ts';
import { signOutDevices } from './sign-out-devices.ts';

interface NewPassword {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly address: string;
}

const isCurrentPassword: Rule = { name: 'isRecord', parameters: [], test: () => false };

const wrongOldPassword = () =>
  new Problem(401, (locale) => ({
    message: problemMessage('PASSWORD', locale),
    reason: 'PASSWORD',
    fields: [fieldProblem('oldPassword', isCurrentPassword, locale)],
  }));

export async function updatePassword(deps: Deps, actor: Actor, { oldPassword, newPassword, address }: NewPassword): Promise<undefined> {
  refuseCommonPassword('newPassword', newPassword);
  const [account] = await deps.db
    .select({ passwordHash: accounts.passwordHash, authProvider: accounts.authProvider })
    .from(accounts)
    .where(eq(accounts.id, actor.accountId));
  if (account?.authProvider !== 'CLASSIC') throw refused('ACCESS_MISMATCH');
  const isRight = await countFailures(deps, { account: actor.accountId, address, isKnownDevice: true }, async () =>
    (await deps.passwords.matches(account.passwordHash, oldPassword)) ? true : null,
  );
  if (!isRight) throw wrongOldPassword();
  const passwordHash = await deps.passwords.hash(newPassword);
  const now = deps.clock.now();
  await deps.db.transaction(async (tx) => {
    await tx.update(accounts).set({ passwordHash, updatedAt: now }).where(eq(accounts.id, actor.accountId));
    await forgetResetLinks(tx, actor.accountId);
    await signOutDevices(tx, actor.accountId, now, actor.deviceId);
    const [news, until] = [`PASSWORD_CHANGED ${newId(now)}`, addHours(now, 48)];
    await mailLater(deps, tx, { news, accountId: actor.accountId, mail: { kind: 'PASSWORD_CHANGED' }, until });
  });
}
