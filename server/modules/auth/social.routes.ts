import * as contract from '#contract/auth/social.endpoints.ts';
import type { SocialProvider } from '#contract/auth/social-providers.ts';
import { refused } from '../../http/problem.ts';
import { route, type Call, type Route } from '../../http/route.ts';
import { listSocialProviders } from './list-social-providers.ts';
import { signInWithProvider } from './sign-in-with-provider.ts';

type SocialCall = Pick<Call<typeof contract.signInWithFacebook>, 'deps' | 'body' | 'locale' | 'address' | 'userAgent' | 'deviceMark'>;

const signIn =
  (provider: SocialProvider) =>
  ({ deps, body, locale, address, userAgent, deviceMark }: SocialCall) =>
    signInWithProvider(deps, { provider, token: body.token, locale, address, userAgent, deviceMark: deviceMark() });

export const socialRoutes: Route[] = [
  route(contract.signInWithFacebook, signIn('facebook')),
  route(contract.signInWithGoogle, signIn('google')),
  route(contract.signInWithLinkedin, signIn('linkedin')),
  route(contract.signInWithUnknown, async () => {
    throw refused('UNKNOWN_PROVIDER');
  }),
  route(contract.listSocialProviders, async ({ deps }) => listSocialProviders(deps.env.social)),
];
