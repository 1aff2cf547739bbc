import { createHmac, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { UnsecuredJWT } from 'jose';
import type { SocialProvider } from '#contract/auth/social-providers.ts';
import { failAs, type Failure } from './provider-failures.ts';
import { answerDialog } from './social-dialogs.ts';
import { startFrontServer } from './front-server.ts';

export interface SocialPerson {
  readonly id: string;
  readonly name: string;
  readonly email?: string;
  readonly isEmailVerified?: boolean;
}

/** What a token or a code was given for; by default to our application, alive. */
export interface Grant {
  readonly person: SocialPerson;
  readonly app?: string;
  readonly isRevoked?: boolean;
  readonly expiresAt?: Date;
  readonly redirectUri?: string;
  /** Google and LinkedIn: whom the ID token says it is for. */
  readonly audience?: string;
}

export interface LocalSocialProvider {
  readonly url: string;
  /** For a server of its own: keys, and this machine in place of the three providers. */
  readonly env: Record<string, string>;
  /** A token (Facebook) or an authorization code (Google, LinkedIn), as the provider's dialog gives it. */
  issue(provider: SocialProvider, grant: Grant): string;
  failNext(...failures: Failure[]): void;
  /** Who is signed in to the providers in the browser of a journey. */
  person: SocialPerson;
  close(): Promise<void>;
}

const appIds: Record<SocialProvider, string> = {
  facebook: '138483919580948',
  google: 'an-id.apps.googleusercontent.com',
  linkedin: '78x0abcd',
};
const secrets: Record<SocialProvider, string> = { facebook: 'facebook-secret', google: 'google-secret', linkedin: 'linkedin-secret' };

/** Later than any clock of a test. */
const farAway = new Date('2099-01-01T00:00:00Z');

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

const facebookError = (message: string): Answer => ({ status: 400, body: { error: { message, type: 'OAuthException', code: 190 } } });

/** Graph API v9.0, as developers.facebook.com documents it. */
function answerFacebook(path: string, query: URLSearchParams, grants: Map<string, Grant>): Answer | null {
  const token = query.get(path === '/debug_token' ? 'input_token' : 'access_token') ?? '';
  const grant = grants.get(`facebook ${token}`);
  if (path === '/debug_token') {
    if (query.get('access_token') !== `${appIds.facebook}|${secrets.facebook}`)
      return facebookError('Invalid OAuth access token signature.');
    if (!grant)
      return { status: 200, body: { data: { is_valid: false, scopes: [], error: { code: 190, message: 'Malformed access token' } } } };
    const { app = appIds.facebook, isRevoked = false, expiresAt = farAway, person } = grant;
    const scopes = ['public_profile', 'email'];
    const data = { app_id: app, type: 'USER', application: 'Accalmie', expires_at: expiresAt.getTime() / 1000, scopes, user_id: person.id };
    return { status: 200, body: { data: { ...data, is_valid: !isRevoked } } };
  }
  if (path !== '/me') return null;
  const proof = createHmac('sha256', secrets.facebook).update(token).digest('hex');
  if (!grant || grant.isRevoked) return facebookError('Error validating access token: The session has been invalidated.');
  if (query.get('appsecret_proof') !== proof) return facebookError('Invalid appsecret_proof provided in the API argument');
  const { id, name, email } = grant.person;
  const all = {
    name,
    email,
    picture: { data: { height: 50, width: 50, is_silhouette: false, url: 'https://platform-lookaside.fbsbx.com/p' } },
  };
  const asked = (query.get('fields') ?? '').split(',');
  return {
    status: 200,
    body: { id, ...Object.fromEntries(Object.entries(all).filter(([field, value]) => asked.includes(field) && value)) },
  };
}

const refusal = (error: string, status = 400): Answer => ({ status, body: { error, error_description: 'refused' } });

/** RFC 6749, 4.1.3, with the ID token of OpenID Connect; a code can be used once. */
function exchangeCode(provider: 'google' | 'linkedin', form: URLSearchParams, grants: Map<string, Grant>): Answer {
  const key = `${provider} ${form.get('code')}`;
  const grant = grants.get(key);
  if (form.get('client_secret') !== secrets[provider]) return refusal('invalid_client', 401);
  if (!grant || form.get('grant_type') !== 'authorization_code') return refusal('invalid_grant');
  const { app = appIds[provider], person, isRevoked, expiresAt = farAway, redirectUri, audience = app } = grant;
  const isOurs = form.get('client_id') === appIds[provider] && app === appIds[provider];
  if (!isOurs || (redirectUri !== undefined && redirectUri !== form.get('redirect_uri'))) return refusal('invalid_grant');
  grants.delete(key);
  const accessToken = randomUUID();
  grants.set(`${provider} bearer ${accessToken}`, { person, ...(isRevoked ? { isRevoked } : {}) });
  const idToken = new UnsecuredJWT({ sub: person.id, aud: audience, iss: provider, exp: Math.floor(expiresAt.getTime() / 1000) }).encode();
  return {
    status: 200,
    body: { access_token: accessToken, expires_in: 3599, scope: 'openid profile email', token_type: 'Bearer', id_token: idToken },
  };
}

function tellUser(provider: 'google' | 'linkedin', authorization: string, grants: Map<string, Grant>): Answer {
  const grant = grants.get(`${provider} ${authorization.replace('Bearer', 'bearer')}`);
  if (!grant || grant.isRevoked) return refusal('invalid_token', 401);
  const { id, name, email, isEmailVerified = true } = grant.person;
  const [given, ...family] = name.split(' ');
  const who = { sub: id, name, given_name: given, family_name: family.join(' '), picture: 'https://media.licdn.com/p', locale: 'fr' };
  return { status: 200, body: { ...who, ...(email ? { email, email_verified: isEmailVerified } : {}) } };
}

/** Facebook, Google and LinkedIn on this machine: their documented answers, and no others. */
export async function startSocialProvider(): Promise<LocalSocialProvider> {
  const grants = new Map<string, Grant>();
  let failures: Failure[] = [];

  async function answerCall(request: IncomingMessage): Promise<Answer | null> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://local');
    if (pathname.startsWith('/graph/v9.0/')) return answerFacebook(pathname.slice('/graph/v9.0'.length), searchParams, grants);
    const [, provider, call] = /^\/(google|linkedin)\/(token|accessToken|userinfo)$/.exec(pathname) ?? [];
    if (provider !== 'google' && provider !== 'linkedin') return null;
    if (call === 'userinfo') return tellUser(provider, request.headers.authorization ?? '', grants);
    return exchangeCode(provider, new URLSearchParams(await text(request)), grants);
  }

  const issue = (provider: SocialProvider, grant: Grant) => {
    const token = `${provider}-${randomUUID()}`;
    grants.set(`${provider} ${token}`, grant);
    return token;
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (answerDialog(request, response, (provider, redirectUri) => issue(provider, { person: local.person, redirectUri }))) return;
    if (failAs(failures.shift(), request, response)) return;
    const answered = (await answerCall(request)) ?? { status: 404, body: { error: 'not found' } };
    response.writeHead(answered.status, { 'content-type': 'application/json' }).end(JSON.stringify(answered.body));
  }

  const front = await startFrontServer((request, response) => void answer(request, response));
  const { url } = front;
  const local: LocalSocialProvider = {
    url,
    env: {
      FACEBOOK_APP_ID: appIds.facebook,
      FACEBOOK_APP_SECRET: secrets.facebook,
      FACEBOOK_GRAPH_URL: `${url}/graph`,
      FACEBOOK_SDK_URL: url,
      FACEBOOK_DIALOG_URL: url,
      GOOGLE_CLIENT_ID: appIds.google,
      GOOGLE_CLIENT_SECRET: secrets.google,
      GOOGLE_SDK_URL: `${url}/gsi/client`,
      GOOGLE_TOKEN_URL: `${url}/google/token`,
      GOOGLE_USERINFO_URL: `${url}/google/userinfo`,
      LINKEDIN_CLIENT_ID: appIds.linkedin,
      LINKEDIN_CLIENT_SECRET: secrets.linkedin,
      LINKEDIN_OAUTH_URL: `${url}/linkedin`,
      LINKEDIN_USERINFO_URL: `${url}/linkedin/userinfo`,
    },
    person: { id: '1', name: 'Nour Ben Ali' },
    issue,
    failNext: (...next) => void (failures = next),
    close: () => front.close(),
  };
  return local;
}
