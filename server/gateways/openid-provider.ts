import { decodeJwt } from 'jose';
import * as z from 'zod/mini';
import { askProvider, ProviderUnreached, providerPatienceMs } from './ask-provider.ts';
import type { Clock } from './clock.ts';
import { nameOf, type SocialProfile, type SocialVerifier } from './social-provider.ts';

interface Settings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly tokenUrl: string;
  readonly userInfoUrl: string;
}

const exchanged = z.object({ access_token: z.string(), id_token: z.string() });
const claims = z.object({ sub: z.string(), aud: z.union([z.string(), z.array(z.string())]), exp: z.number() });
const userInfo = z.object({
  sub: z.string().check(z.minLength(1)),
  name: z.optional(z.string()),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  email: z.optional(z.string()),
  /** Some say it as a text. */
  email_verified: z.optional(z.union([z.boolean(), z.string()])),
});

/**
 * OpenID Connect's authorization code flow, as Google and LinkedIn speak it: the code is changed for tokens with our
 * secret, and the provider is asked who they belong to. A code given to another application is refused by the exchange.
 */
export function openIdProvider(settings: Settings, clock: Clock, patienceMs = providerPatienceMs): SocialVerifier {
  const { clientId, clientSecret, tokenUrl, userInfoUrl } = settings;

  async function exchange(code: string, redirectUri: string) {
    const form = { grant_type: 'authorization_code', code, redirect_uri: redirectUri, client_id: clientId, client_secret: clientSecret };
    const { status, body } = await askProvider(new URL(tokenUrl), { method: 'POST', body: new URLSearchParams(form) }, patienceMs);
    // RFC 6749, 5.2: invalid_client, which is about our key and not about the person.
    if (status === 401) throw new ProviderUnreached(`${new URL(tokenUrl).hostname} does not know our key`);
    if (status !== 200) return null;
    const read = exchanged.safeParse(body);
    if (!read.success) throw new ProviderUnreached(`${new URL(tokenUrl).hostname} gave tokens we cannot read`);
    return read.data;
  }

  /** Whom the ID token is about. It comes from the provider itself over TLS: OpenID Connect Core, 3.1.3.7, asks for no more than this. */
  function subjectOf(idToken: string): string | null {
    try {
      const { sub, aud, exp } = claims.parse(decodeJwt(idToken));
      const isOurs = [aud].flat().includes(clientId);
      return isOurs && exp * 1000 > clock.now().getTime() ? sub : null;
    } catch {
      return null;
    }
  }

  return {
    async verify(code, redirectUri): Promise<SocialProfile | null> {
      const tokens = await exchange(code, redirectUri);
      const subject = tokens && subjectOf(tokens.id_token);
      if (!tokens || subject === null) return null;
      const headers = { authorization: `Bearer ${tokens.access_token}` };
      const { status, body } = await askProvider(new URL(userInfoUrl), { headers }, patienceMs);
      if (status !== 200) return null;
      const read = userInfo.safeParse(body);
      if (!read.success) throw new ProviderUnreached(`${new URL(userInfoUrl).hostname} told who somebody is in words we do not know`);
      const { sub, name, given_name: given, family_name: family, email, email_verified: isVerified } = read.data;
      if (sub !== subject) return null;
      return {
        subject,
        firstName: nameOf(given ?? name),
        lastName: nameOf(family),
        email: email ?? null,
        isEmailVerified: isVerified === true || isVerified === 'true',
      };
    },
  };
}
