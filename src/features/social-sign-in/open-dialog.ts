import { socialSignInPath, type SocialProvider } from '#contract/auth/social-providers.ts';
import type { SocialProviderSettings } from '#contract/auth/social.schema.ts';
import { pathInLocale, type Locale } from '#contract/locale.ts';
import type { OpenDialog } from './dialog-request.ts';
import { newDialogState } from './dialog-state.ts';
import { openFacebook } from './facebook-dialog.ts';
import { openGoogle } from './google-dialog.ts';
import { openLinkedin } from './linkedin-dialog.ts';

const dialogs: Record<SocialProvider, OpenDialog> = { facebook: openFacebook, google: openGoogle, linkedin: openLinkedin };

/** Opens the dialog of a provider, which comes back to this page. Gives a token when no dialog is needed; throws a SocialFailure. */
export function openDialog(settings: SocialProviderSettings, locale: Locale): Promise<string | undefined> {
  const { provider } = settings;
  // The server names the same address to the provider, from the language of the call.
  const redirectUri = location.origin + pathInLocale(socialSignInPath(provider), locale);
  return dialogs[provider](settings, { redirectUri, state: newDialogState(provider), locale });
}
