import type { SocialProvider } from '#contract/auth/social-providers.ts';

/** What people call them, in every language. */
export const providerNames: Record<SocialProvider, string> = { facebook: 'Facebook', google: 'Google', linkedin: 'LinkedIn' };
