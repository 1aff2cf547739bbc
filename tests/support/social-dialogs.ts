import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SocialProvider } from '#contract/auth/social-providers.ts';

/** What the real scripts answer to the calls our pages make, and no more. */
const facebookSdk = `
window.FB = {
  init(options) { this.options = options; },
  getLoginStatus(told) { told({ status: 'unknown', authResponse: null }); },
};
window.fbAsyncInit?.();`;

const googleSdk = `
window.google = { accounts: { oauth2: { initCodeClient: (asked) => ({
  requestCode() {
    const { client_id, scope, redirect_uri, state } = asked;
    const query = new URLSearchParams({ client_id, scope, redirect_uri, state, response_type: 'code' });
    location.assign(new URL('/google/auth?' + query, document.querySelector('script[src*="/gsi/client"]').src));
  },
}) } } };`;

const dialogs: Readonly<Record<string, { provider: SocialProvider; answersIn: '#' | '?'; token: string; cancelled: string }>> = {
  '/v9.0/dialog/oauth': { provider: 'facebook', answersIn: '#', token: 'access_token', cancelled: 'access_denied' },
  '/google/auth': { provider: 'google', answersIn: '?', token: 'code', cancelled: 'access_denied' },
  '/linkedin/authorization': { provider: 'linkedin', answersIn: '?', token: 'code', cancelled: 'user_cancelled_login' },
};

type Issue = (provider: SocialProvider, redirectUri: string) => string;

/** The scripts and dialogs of the three providers; false for any other address. */
export function answerDialog(request: IncomingMessage, response: ServerResponse, issue: Issue): boolean {
  const { pathname, searchParams: asked } = new URL(request.url ?? '', 'http://local');
  const script = /^\/(fr_FR|en_GB)\/sdk\.js$/.test(pathname) ? facebookSdk : pathname === '/gsi/client' ? googleSdk : null;
  if (script !== null) {
    response.writeHead(200, { 'content-type': 'text/javascript', 'cross-origin-resource-policy': 'cross-origin' }).end(script);
    return true;
  }
  const dialog = dialogs[pathname];
  if (!dialog) return false;
  const { provider, answersIn, token, cancelled } = dialog;
  const redirectUri = asked.get('redirect_uri') ?? '';
  const state = asked.get('state') ?? '';
  const back = (answer: Record<string, string>) => `${redirectUri}${answersIn}${new URLSearchParams({ ...answer, state }).toString()}`;
  const escaped = (url: string) => url.replaceAll('&', '&amp;');
  response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><html lang="fr"><title>Dialogue</title>
<main><h1>Dialogue ${provider}</h1><p>${asked.get('scope')} · ${asked.get('client_id')}</p>
<a href="${escaped(back({ [token]: issue(provider, redirectUri) }))}">Accepter</a> <a href="${escaped(back({ error: cancelled }))}">Refuser</a></main>`);
  return true;
}
