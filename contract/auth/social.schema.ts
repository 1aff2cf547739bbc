import * as z from 'zod/mini';
import { hasMaxLength, requiredText } from '../validation-rules.ts';
import { socialProviders } from './social-providers.ts';

/** What the provider's dialog gave: an access token (Facebook), or an authorization code (Google, LinkedIn). */
export const socialSignInBody = z.object({ token: requiredText(hasMaxLength(4000)) });

/** What a page needs to open a provider's dialog. Nothing of it is secret. */
export const socialProviderSettings = z.object({
  provider: z.enum(socialProviders),
  clientId: z.string(),
  /** The script, loaded on a click; null where the provider has none. */
  sdkUrl: z.nullable(z.string()),
  /** Where the dialog is; null where the script knows. */
  dialogUrl: z.nullable(z.string()),
});
export type SocialProviderSettings = z.infer<typeof socialProviderSettings>;
