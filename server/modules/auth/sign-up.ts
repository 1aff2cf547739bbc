import { addHours } from 'date-fns';
import type { Locale } from '#contract/locale.ts';
import type { Deps } from '../../deps.ts';
import { networksOf } from '../../http/networks-of.ts';
import { mailLater } from '../mailing/mail-later.ts';
import { refuseCommonPassword } from './common-password.ts';
import { createAccount } from './create-account.ts';
import { createDevice } from './create-device.ts';
import { normalisedEmail } from './email-address.ts';
import { presentSignedIn } from './present-signed-in.ts';

interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly locale: Locale;
  readonly address: string;
  readonly userAgent: string | null;
  readonly deviceMark: string;
}

export async function signUp(deps: Deps, { email, password, locale, address, userAgent, deviceMark }: SignUp) {
  const now = deps.clock.now();
  const known = normalisedEmail(email);
  refuseCommonPassword('password', password);
  await deps.rateLimits.count('SIGN_UP', `${known} ${networksOf(address).line}`);
  const passwordHash = await deps.passwords.hash(password);
  const { accountId, device } = await deps.db.transaction(async (tx) => {
    const made = await createAccount(tx, { email: known, passwordHash, roleName: 'CLIENT', locale }, now);
    await mailLater(deps, tx, { news: `WELCOME ${made}`, accountId: made, mail: { kind: 'WELCOME' }, until: addHours(now, 48) });
    return { accountId: made, device: await createDevice(tx, made, { userAgent, mark: deviceMark }, now) };
  });
  return presentSignedIn(deps, accountId, device);
}
