import * as z from 'zod';
import { address, key, missingAmong, openAddressAmong } from './setting-shapes.ts';

/** The settings of social sign-in: keys, and where the providers answer, so that tests bring a local one. */
export const socialShape = {
  FACEBOOK_APP_ID: key.optional(),
  FACEBOOK_APP_SECRET: key.optional(),
  FACEBOOK_GRAPH_URL: address.default('https://graph.facebook.com'),
  FACEBOOK_SDK_URL: address.default('https://connect.facebook.net'),
  FACEBOOK_DIALOG_URL: address.default('https://www.facebook.com'),
  GOOGLE_CLIENT_ID: key.optional(),
  GOOGLE_CLIENT_SECRET: key.optional(),
  GOOGLE_SDK_URL: address.default('https://accounts.google.com/gsi/client'),
  GOOGLE_TOKEN_URL: address.default('https://oauth2.googleapis.com/token'),
  GOOGLE_USERINFO_URL: address.default('https://openidconnect.googleapis.com/v1/userinfo'),
  LINKEDIN_CLIENT_ID: key.optional(),
  LINKEDIN_CLIENT_SECRET: key.optional(),
  LINKEDIN_OAUTH_URL: address.default('https://www.linkedin.com/oauth/v2'),
  LINKEDIN_USERINFO_URL: address.default('https://api.linkedin.com/v2/userinfo'),
};

export const socialSecrets = ['FACEBOOK_APP_SECRET', 'GOOGLE_CLIENT_SECRET', 'LINKEDIN_CLIENT_SECRET'] as const;

const socialSettings = z.object(socialShape);
type Given = z.infer<typeof socialSettings>;
type Name = keyof Given;

interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** One entry for each provider that has a key; addresses without a slash at the end. */
export interface SocialSettings {
  readonly facebook?: Credentials & { readonly graphUrl: string; readonly sdkUrl: string; readonly dialogUrl: string };
  readonly google?: Credentials & { readonly sdkUrl: string; readonly tokenUrl: string; readonly userInfoUrl: string };
  readonly linkedin?: Credentials & { readonly dialogUrl: string; readonly tokenUrl: string; readonly userInfoUrl: string };
}

const pairs: readonly (readonly [Name, Name])[] = [
  ['FACEBOOK_APP_ID', 'FACEBOOK_APP_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['LINKEDIN_CLIENT_ID', 'LINKEDIN_CLIENT_SECRET'],
];

/** A sentence on what cannot be used, which names the setting; null when all is well. */
export function wrongSocialSetting(given: Given, isProduction: boolean): string | null {
  for (const pair of pairs) {
    const missing = missingAmong(given, pair);
    if (missing !== null) return missing;
  }
  return isProduction ? openAddressAmong(given, Object.keys(socialShape), "keys and people's tokens") : null;
}

export function readSocialSettings(given: Given): SocialSettings {
  const keys = (id: string | undefined, secret: string | undefined) =>
    id !== undefined && secret !== undefined ? { clientId: id, clientSecret: secret } : null;
  const facebook = keys(given.FACEBOOK_APP_ID, given.FACEBOOK_APP_SECRET);
  const google = keys(given.GOOGLE_CLIENT_ID, given.GOOGLE_CLIENT_SECRET);
  const linkedin = keys(given.LINKEDIN_CLIENT_ID, given.LINKEDIN_CLIENT_SECRET);
  return {
    ...(facebook && {
      facebook: {
        ...facebook,
        graphUrl: given.FACEBOOK_GRAPH_URL,
        sdkUrl: given.FACEBOOK_SDK_URL,
        dialogUrl: given.FACEBOOK_DIALOG_URL,
      },
    }),
    ...(google && {
      google: { ...google, sdkUrl: given.GOOGLE_SDK_URL, tokenUrl: given.GOOGLE_TOKEN_URL, userInfoUrl: given.GOOGLE_USERINFO_URL },
    }),
    ...(linkedin && {
      linkedin: {
        ...linkedin,
        dialogUrl: `${given.LINKEDIN_OAUTH_URL}/authorization`,
        tokenUrl: `${given.LINKEDIN_OAUTH_URL}/accessToken`,
        userInfoUrl: given.LINKEDIN_USERINFO_URL,
      },
    }),
  };
}
