import { hasAccess, hasRole, type AccessEntry } from '#contract/permissions.ts';
import type { Deps } from '../../deps.ts';
import { refuseClosedAccount } from '../../http/authenticate.ts';
import { refused } from '../../http/problem.ts';
import { findAccountByEmail } from './account.queries.ts';
import { countFailures } from './count-failures.ts';
import { normalisedEmail } from './email-address.ts';
import { isKnownDeviceOf } from './new-device.ts';
import { openSession, type Visit } from './open-session.ts';
import { presentSignedIn } from './present-signed-in.ts';

interface SignIn extends Visit {
  readonly email: string;
  readonly password: string;
  readonly roles: readonly string[];
  readonly access: readonly AccessEntry[];
  readonly address: string;
}

export async function signIn(deps: Deps, { email, password, roles, access, address, ...visit }: SignIn) {
  const now = deps.clock.now();
  const known = normalisedEmail(email);
  await deps.rateLimits.countNetwork('SIGN_IN', address);
  const isKnownDevice = await isKnownDeviceOf(deps.db, known, visit.deviceMark);
  const account = await countFailures(deps, { account: known, address, isKnownDevice }, async () => {
    const found = await findAccountByEmail(deps.db, known);
    // Compared even when nobody has this address: the time must not tell who is a client.
    const isRight = await deps.passwords.matches(found?.passwordHash ?? null, password);
    return isRight ? found : null;
  });
  if (!account) throw refused('PASSWORD');
  refuseClosedAccount(account, now);
  if (roles.length > 0 && !hasRole(account.roleName, roles)) throw refused('ROLE_MISMATCH');
  if (!hasAccess(account.access ?? account.roleAccess, access)) throw refused('ACCESS_MISMATCH');
  return presentSignedIn(deps, account.id, await openSession(deps, account.id, visit));
}
