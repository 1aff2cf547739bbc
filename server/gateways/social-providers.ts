import type { SocialProvider } from '#contract/auth/social-providers.ts';
import type { SocialSettings } from '../social-settings.ts';
import type { Clock } from './clock.ts';
import { facebookProvider } from './facebook-provider.ts';
import { openIdProvider } from './openid-provider.ts';
import type { SocialVerifier } from './social-provider.ts';

export type SocialVerifiers = Readonly<Partial<Record<SocialProvider, SocialVerifier>>>;

/** The providers there is a key for. */
export function socialVerifiers({ facebook, google, linkedin }: SocialSettings, clock: Clock): SocialVerifiers {
  return {
    ...(facebook && { facebook: facebookProvider(facebook, clock) }),
    ...(google && { google: openIdProvider(google, clock) }),
    ...(linkedin && { linkedin: openIdProvider(linkedin, clock) }),
  };
}
