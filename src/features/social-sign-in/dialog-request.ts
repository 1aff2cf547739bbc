import type { SocialProviderSettings } from '#contract/auth/social.schema.ts';
import type { Locale } from '#contract/locale.ts';

interface DialogRequest {
  /** Where the dialog comes back to: this page. */
  readonly redirectUri: string;
  readonly state: string;
  readonly locale: Locale;
}

/** Opens a provider's dialog in place of the page. Gives a token when none is needed; throws a SocialFailure. */
export type OpenDialog = (settings: SocialProviderSettings, request: DialogRequest) => Promise<string | undefined>;
