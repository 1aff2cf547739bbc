import * as z from 'zod/mini';
import { anyone, endpoint } from '../endpoint.ts';
import { itemsOf } from '../pagination.ts';
import { authClientWithToken } from './auth.schema.ts';
import type { SocialProvider } from './social-providers.ts';
import { socialProviderSettings, socialSignInBody } from './social.schema.ts';

const socialSignIn = <const Provider extends SocialProvider>(provider: Provider, summary: string) =>
  ({
    method: 'POST',
    path: `/v1/auth/n/${provider}`,
    limit: 'SIGN_IN',
    summary: `${summary} 201 when that made the account.`,
    access: anyone,
    body: socialSignInBody,
    answer: authClientWithToken,
    creates: 'SOMETIMES',
    problems: ['UNKNOWN_PROVIDER', 'SOCIAL_REFUSED', 'SOCIAL_UNREACHED', 'DUPLICATE', 'BANNED', 'SUSPENDED'],
  }) as const;

export const signInWithFacebook = endpoint(socialSignIn('facebook', 'Signs this device in with an access token of Facebook.'));
export const signInWithGoogle = endpoint(socialSignIn('google', 'Signs this device in with an authorization code of Google.'));
export const signInWithLinkedin = endpoint(socialSignIn('linkedin', 'Signs this device in with an authorization code of LinkedIn.'));

export const signInWithUnknown = endpoint({
  method: 'POST',
  path: '/v1/auth/n/{provider}',
  summary: "Any other provider: 'Unkown provider'.",
  access: anyone,
  answer: z.object({}),
  problems: ['UNKNOWN_PROVIDER'],
});

/** Beside SPEC 7: the page offers only what the practice has a key for. */
export const listSocialProviders = endpoint({
  method: 'GET',
  path: '/v1/auth/n/providers',
  summary: 'The social networks this practice has a key for, and what their dialogs are opened with.',
  access: anyone,
  answer: itemsOf(socialProviderSettings),
});
