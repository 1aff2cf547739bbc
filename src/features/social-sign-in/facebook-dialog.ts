import { facebookRequest } from '#contract/auth/social-providers.ts';
import type { OpenDialog } from './dialog-request.ts';
import { loadScript } from './load-script.ts';
import { SocialFailure } from './social-failure.ts';

/** The part of Facebook's script that is used: https://developers.facebook.com/docs/javascript/reference */
interface FacebookSdk {
  init(options: { appId: string; version: string; cookie: boolean; xfbml: boolean; status: boolean }): void;
  getLoginStatus(told: (answer: { status: string; authResponse?: { accessToken?: string } | null }) => void): void;
}

const sdk = () => (window as { FB?: FacebookSdk }).FB;
const sdkLanguages = { fr: 'fr_FR', en: 'en_GB' } as const;
/** The script never answers where the browser keeps it from its cookies. */
const statusPatienceMs = 3000;

/** The token of somebody who is signed in to Facebook and has let this site in before. */
function knownToken(facebook: FacebookSdk): Promise<string | undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), statusPatienceMs);
    facebook.getLoginStatus(({ status, authResponse }) => resolve(status === 'connected' ? authResponse?.accessToken : undefined));
  });
}

/** Who has let this site in before is signed in at once; else the dialog takes the page's place. */
export const openFacebook: OpenDialog = async ({ clientId, sdkUrl, dialogUrl }, { redirectUri, state, locale }) => {
  if (!sdk()) await loadScript(`${sdkUrl}/${sdkLanguages[locale]}/sdk.js`);
  const facebook = sdk();
  if (!facebook) throw new SocialFailure('SDK_NOT_LOADED');
  const { version, scope } = facebookRequest;
  facebook.init({ appId: clientId, version, cookie: false, xfbml: false, status: false });
  const token = await knownToken(facebook);
  if (token) return token;
  const dialog = new URL(`${dialogUrl}/${version}/dialog/oauth`);
  // In the fragment, which browsers send to nobody.
  const asked = { client_id: clientId, redirect_uri: redirectUri, state, scope, response_type: 'token' };
  dialog.search = new URLSearchParams(asked).toString();
  location.assign(dialog);
  return undefined;
};
