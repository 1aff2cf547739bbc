import { addHours } from 'date-fns';
import { socialSignInPath, type SocialProvider } from '#contract/auth/social-providers.ts';
import { pathInLocale } from '#contract/locale.ts';
import { isEmail } from '#contract/validation-rules.ts';
import type { Db } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { ProviderUnreached } from '../../gateways/ask-provider.ts';
import type { SocialProfile } from '../../gateways/social-provider.ts';
import { refuseClosedAccount } from '../../http/authenticate.ts';
import { duplicate, Problem, refused } from '../../http/problem.ts';
import { Made } from '../../http/route.ts';
import { mailLater } from '../mailing/mail-later.ts';
import { isReservedName } from '../threads/reserved-names.ts';
import { ownAddress } from './address-holder.ts';
import { socialAccounts } from './auth.tables.ts';
import { createAccount } from './create-account.ts';
import { normalisedEmail } from './email-address.ts';
import { openSession, type Visit } from './open-session.ts';
import { presentSignedIn } from './present-signed-in.ts';
import { findSocialAccount, lockSubject } from './social-account.queries.ts';

interface SocialSignIn extends Visit {
  readonly provider: SocialProvider;
  readonly token: string;
  readonly address: string;
}

/** Signs somebody in whom a provider vouches for; their first time makes the account. */
export async function signInWithProvider(deps: Deps, { provider, token, address, ...visit }: SocialSignIn) {
  await deps.rateLimits.countNetwork('SIGN_IN', address);
  const profile = await askWho(deps, provider, token, visit);
  const known = await findSocialAccount(deps.db, provider, profile.subject);
  const made = known ? null : await makeAccount(deps, provider, profile, { address, ...visit });
  const account = known ?? (await findSocialAccount(deps.db, provider, profile.subject));
  if (!account) throw new Error('the account is gone');
  refuseClosedAccount(account, deps.clock.now());
  const signedIn = await presentSignedIn(deps, account.id, await openSession(deps, account.id, visit));
  return made ? new Made(signedIn) : signedIn;
}

/** Whom the token belongs to; their address in the form ours are kept in, or null for what is none. */
async function askWho(deps: Deps, provider: SocialProvider, token: string, { locale }: Visit): Promise<SocialProfile> {
  const verifier = deps.social[provider];
  if (!verifier) throw refused('UNKNOWN_PROVIDER');
  // The provider compares it with the address its dialog came back to, which is the page's own.
  const redirectUri = `${deps.siteUrl}${pathInLocale(socialSignInPath(provider), locale)}`;
  const profile = await verifier.verify(token, redirectUri).catch((error: unknown) => {
    if (!(error instanceof ProviderUnreached)) throw error;
    deps.log.warn({ provider, why: error.message }, 'a provider could not be asked');
    throw refused('SOCIAL_UNREACHED');
  });
  if (!profile) throw refused('SOCIAL_REFUSED');
  const email = normalisedEmail(profile.email ?? '');
  return { ...profile, email: isEmail.test(email) ? email : null };
}

/** Null when a call at the same time has made it. */
async function makeAccount(
  deps: Deps,
  provider: SocialProvider,
  profile: SocialProfile,
  { address, locale }: Visit & { address: string },
): Promise<string | null> {
  await deps.rateLimits.countNetwork('SIGN_UP', address);
  const now = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    await lockSubject(tx, provider, profile.subject);
    if (await findSocialAccount(tx, provider, profile.subject)) return null;
    const accountId = await newAccount(tx, provider, profile, locale, now);
    await tx.insert(socialAccounts).values({ provider, subject: profile.subject, accountId, createdAt: now });
    const { email, isEmailVerified } = profile;
    if (email === null) return accountId;
    if (isEmailVerified) await ownAddress(tx, accountId, email, now);
    const kind = isEmailVerified ? 'WELCOME_CONFIRMED' : 'WELCOME';
    await mailLater(deps, tx, { news: `WELCOME ${accountId}`, accountId, mail: { kind }, until: addHours(now, 48) });
    return accountId;
  });
}

const kinds = { facebook: 'FACEBOOK', google: 'GOOGLE', linkedin: 'LINKEDIN' } as const;

/**
 * An address that an account already has is never taken over, nor joined to it (decision 014): whoever holds it here
 * signs in as they did.
 */
async function newAccount(tx: Db, provider: SocialProvider, profile: SocialProfile, locale: Visit['locale'], now: Date): Promise<string> {
  const { email, firstName, lastName, isEmailVerified } = profile;
  try {
    return await createAccount(
      tx,
      {
        email,
        emailConfirmed: email !== null && isEmailVerified,
        passwordHash: null,
        authProvider: kinds[provider],
        // What a provider calls somebody is no reason to keep them out.
        firstName: firstName && isReservedName(firstName) ? null : firstName,
        lastName,
        roleName: 'CLIENT',
        locale,
      },
      now,
    );
  } catch (error) {
    throw error instanceof Problem && error.status === 409 ? duplicate('AUTHENTICATED_CLIENTS', 'token') : error;
  }
}
