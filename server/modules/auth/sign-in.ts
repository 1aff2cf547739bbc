import { eq } from 'drizzle-orm';
import type { Locale } from '#contract/locale.ts';
import { hasAccess, hasRole, type AccessEntry } from '#contract/permissions.ts';
import type { Deps } from '../../deps.ts';
import { refuseClosedAccount } from '../../http/authenticate.ts';
import { refused } from '../../http/problem.ts';
import { findAccountByEmail } from './accounts.queries.ts';
import { accounts } from './auth.tables.ts';
import { countFailures } from './count-failures.ts';
import { createDevice, type NewDevice } from './create-device.ts';
import { isNewDevice, tellOfDevice } from './new-device.ts';
import { normalisedEmail } from './email-address.ts';
import { presentSignedIn } from './present-signed-in.ts';

interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly roles: readonly string[];
  readonly access: readonly AccessEntry[];
  readonly locale: Locale;
  readonly address: string;
  readonly userAgent: string | null;
  readonly deviceMark: string;
}

export async function signIn(deps: Deps, { email, password, roles, access, locale, address, userAgent, deviceMark }: SignIn) {
  const now = deps.clock.now();
  const known = normalisedEmail(email);
  await deps.rateLimits.count('SIGN_IN', address, { isBareAddress: true });
  const account = await countFailures(deps, known, address, async () => {
    const found = await findAccountByEmail(deps.db, known);
    // Compared even when nobody has this address: the time must not tell who is a client.
    const isRight = await deps.passwords.matches(found?.passwordHash ?? null, password);
    return isRight ? found : null;
  });
  if (!account) throw refused('PASSWORD');
  refuseClosedAccount(account, now);
  if (roles.length > 0 && !hasRole(account.roleName, roles)) throw refused('ROLE_MISMATCH');
  if (!hasAccess(account.access ?? account.roleAccess, access)) throw refused('ACCESS_MISMATCH');
  const device = await deps.db.transaction(async (tx): Promise<NewDevice> => {
    // Letters are written in the language the person last signed in with.
    await tx.update(accounts).set({ locale }).where(eq(accounts.id, account.id));
    const isNew = await isNewDevice(tx, account.id, deviceMark);
    const made = await createDevice(tx, account.id, { userAgent, mark: deviceMark }, now);
    if (isNew) await tellOfDevice(deps, tx, account.id, made.deviceId);
    return made;
  });
  return presentSignedIn(deps, account.id, device);
}
