/** The social networks one can sign in with (SPEC 7); in lower case they are the last part of the call's path. */
export const socialProviders = ['facebook', 'google', 'linkedin'] as const;
export type SocialProvider = (typeof socialProviders)[number];

/** SPEC 7: what Facebook is asked for, and the version of its script, dialog and API. */
export const facebookRequest = { version: 'v9.0', scope: 'public_profile,email', fields: 'name,email,picture' } as const;

/** What Google and LinkedIn are asked for: who the person is (OpenID Connect), and nothing they hold there. */
export const openIdScope = 'openid profile email';

/** The page of a provider's script and dialog, which is also where its dialog comes back to. */
export const socialSignInPath = (provider: SocialProvider): string => `/sign-in/${provider}`;

export const isSocialProvider = (name: string): name is SocialProvider => (socialProviders as readonly string[]).includes(name);
