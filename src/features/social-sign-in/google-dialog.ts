import { openIdScope } from '#contract/auth/social-providers.ts';
import type { OpenDialog } from './dialog-request.ts';
import { loadScript } from './load-script.ts';
import { SocialFailure } from './social-failure.ts';

/** The part of Google Identity Services that is used: https://developers.google.com/identity/oauth2/web/reference/js-reference */
interface GoogleSdk {
  accounts: { oauth2: { initCodeClient(asked: CodeRequest): { requestCode(): void } } };
}

interface CodeRequest {
  client_id: string;
  scope: string;
  ux_mode: 'redirect';
  redirect_uri: string;
  state: string;
}

const sdk = () => (window as { google?: GoogleSdk }).google?.accounts.oauth2;

/** The dialog takes the page's place: a window of its own is refused by many phones, and lost by installed applications. */
export const openGoogle: OpenDialog = async ({ clientId, sdkUrl }, { redirectUri, state }) => {
  if (!sdk()) await loadScript(sdkUrl ?? '');
  const google = sdk();
  if (!google) throw new SocialFailure('SDK_NOT_LOADED');
  const asked = { client_id: clientId, scope: openIdScope, ux_mode: 'redirect', redirect_uri: redirectUri, state } as const;
  google.initCodeClient(asked).requestCode();
  return undefined;
};
