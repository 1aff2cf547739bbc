import type { Locale } from '#contract/locale.ts';
import type { Deps } from '../../deps.ts';
import { createAccount } from './create-account.ts';
import { createDevice } from './create-device.ts';
import { normalisedEmail } from './email-address.ts';
import { presentSignedIn } from './present-signed-in.ts';

interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly locale: Locale;
  readonly userAgent: string | null;
}

export async function signUp(deps: Deps, { email, password, locale, userAgent }: SignUp) {
  const now = deps.clock.now();
  const passwordHash = await deps.passwords.hash(password);
  const { accountId, device } = await deps.db.transaction(async (tx) => {
    const made = await createAccount(tx, { email: normalisedEmail(email), passwordHash, roleName: 'CLIENT', locale }, now);
    return { accountId: made, device: await createDevice(tx, made, userAgent, now) };
  });
  return presentSignedIn(deps, accountId, device);
}
