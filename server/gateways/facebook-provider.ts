import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { facebookRequest } from '#contract/auth/social-providers.ts';
import type { SocialSettings } from '../social-settings.ts';
import { askProvider, ProviderUnreached, providerPatienceMs } from './ask-provider.ts';
import type { Clock } from './clock.ts';
import { nameOf, type SocialProfile, type SocialVerifier } from './social-provider.ts';

const inspected = z.object({
  data: z.object({
    app_id: z.optional(z.string()),
    user_id: z.optional(z.string()),
    is_valid: z.boolean(),
    /** Seconds; 0 for never. */
    expires_at: z.optional(z.number()),
  }),
});

const profile = z.object({ id: z.string().check(z.minLength(1)), name: z.optional(z.string()), email: z.optional(z.string()) });

/**
 * Facebook Login (https://developers.facebook.com/docs/facebook-login). A token alone proves little: another site's
 * opens /me as well. So it is inspected first, with our own key: given to our application, alive.
 */
export function facebookProvider(
  { clientId, clientSecret, graphUrl }: NonNullable<SocialSettings['facebook']>,
  clock: Clock,
  patienceMs = providerPatienceMs,
): SocialVerifier {
  const ask = (path: string, query: Record<string, string>) => {
    const url = new URL(`${graphUrl}/${facebookRequest.version}/${path}`);
    url.search = new URLSearchParams(query).toString();
    return askProvider(url, {}, patienceMs);
  };

  async function ownerOf(token: string): Promise<string | null> {
    const { status, body } = await ask('debug_token', { input_token: token, access_token: `${clientId}|${clientSecret}` });
    // A token that is no good is told of in a 200: any other answer is about our own key.
    if (status !== 200) throw new ProviderUnreached(`Facebook answered ${status} to our own key`);
    const read = inspected.safeParse(body);
    if (!read.success) throw new ProviderUnreached('Facebook inspected a token in words we do not know');
    const { app_id: app, user_id: user, is_valid: isValid, expires_at: end = 0 } = read.data.data;
    const isAlive = isValid && (end === 0 || end * 1000 > clock.now().getTime());
    return isAlive && app === clientId ? (user ?? null) : null;
  }

  return {
    async verify(token): Promise<SocialProfile | null> {
      const owner = await ownerOf(token);
      if (owner === null) return null;
      // The proof that whoever asks holds the application's secret, and not a stolen token only.
      const proof = createHmac('sha256', clientSecret).update(token).digest('hex');
      const { status, body } = await ask('me', { fields: facebookRequest.fields, access_token: token, appsecret_proof: proof });
      if (status !== 200) return null;
      const read = profile.safeParse(body);
      if (!read.success) throw new ProviderUnreached('Facebook told who somebody is in words we do not know');
      if (read.data.id !== owner) return null;
      const [first, ...rest] = (read.data.name ?? '').trim().split(/\s+/);
      return {
        subject: owner,
        firstName: nameOf(first),
        lastName: nameOf(rest.join(' ')),
        email: read.data.email ?? null,
        // Facebook gives an address without saying that it was confirmed: ours is asked for, as after a classic sign-up.
        isEmailVerified: false,
      };
    },
  };
}
