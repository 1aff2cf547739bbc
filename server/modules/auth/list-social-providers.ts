import type { SocialProviderSettings } from '#contract/auth/social.schema.ts';
import type { SocialSettings } from '../../social-settings.ts';

/** The providers there is a key for, with what is public of it. */
export function listSocialProviders({ facebook, google, linkedin }: SocialSettings): { items: SocialProviderSettings[] } {
  const items: SocialProviderSettings[] = [];
  if (facebook) items.push({ provider: 'facebook', clientId: facebook.clientId, sdkUrl: facebook.sdkUrl, dialogUrl: facebook.dialogUrl });
  if (google) items.push({ provider: 'google', clientId: google.clientId, sdkUrl: google.sdkUrl, dialogUrl: null });
  if (linkedin) items.push({ provider: 'linkedin', clientId: linkedin.clientId, sdkUrl: null, dialogUrl: linkedin.dialogUrl });
  return { items };
}
