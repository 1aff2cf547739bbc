import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { signInWithFacebook, signInWithGoogle, signInWithLinkedin } from '#contract/auth/social.endpoints.ts';
import type { SocialProvider } from '#contract/auth/social-providers.ts';
import type { SocialProviderSettings } from '#contract/auth/social.schema.ts';
import { pathInLocale } from '#contract/locale.ts';
import { useLocale } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { keepSession } from '#src/session/keep-session.ts';
import { forgetReturnPath, readReturnPath } from '#src/session/social-sign-in/return-path.ts';
import { forgetDialogState, readDialogAnswer } from './dialog-state.ts';
import { openDialog } from './open-dialog.ts';

const endpoints = { facebook: signInWithFacebook, google: signInWithGoogle, linkedin: signInWithLinkedin } as const;

/** Out of the address and the history. Past the router, which would take it for a new page. */
const cleanAddress = () => History.prototype.replaceState.call(history, history.state, '', location.pathname);

interface Answer {
  readonly token?: string | undefined;
  readonly failure?: unknown;
}

/** What the dialog that led here has answered, if one did. */
function answerOf(provider: SocialProvider): Answer {
  try {
    return { token: readDialogAnswer(provider, location) };
  } catch (failure) {
    return { failure };
  }
}

/**
 * The way through a provider's dialog: `open` leaves for it, and when it comes back its answer is taken from the address
 * as soon as the page stands, whatever else the page still waits for, and brought to the server. The token is kept
 * nowhere. The page is then left, as a whole document, for where the person was.
 */
export function useSocialSignIn(provider: SocialProvider) {
  const locale = useLocale();
  const apiClient = useApiClient();
  const [answer] = useState(() => answerOf(provider));
  const [failure, setFailure] = useState(answer.failure);
  const hasTaken = useRef(false);
  const entering = useMutation({
    mutationFn: async (token: string) => {
      const endpoint = endpoints[provider] as typeof signInWithFacebook;
      const person = await apiClient.call(endpoint, { body: { token } });
      // Before the session is kept: a tab that passes to somebody else forgets its notes.
      const returnPath = readReturnPath() ?? pathInLocale('/', locale);
      await keepSession(person);
      forgetReturnPath();
      location.replace(returnPath);
    },
    onError: setFailure,
  });
  const opening = useMutation({
    mutationFn: (settings: SocialProviderSettings) => openDialog(settings, locale),
    onMutate: () => setFailure(undefined),
    onSuccess: (token) => token && entering.mutate(token),
    onError: setFailure,
  });

  // The address and the tab's notes belong to the browser: the answer is used up once, when the page appears.
  useEffect(() => {
    if (hasTaken.current) return;
    hasTaken.current = true;
    forgetDialogState(provider);
    cleanAddress();
    if (answer.token) entering.mutate(answer.token);
  }, [provider, answer, entering]);

  return {
    open: (settings: SocialProviderSettings) => opening.mutate(settings),
    isOpening: opening.isPending,
    isEntering: entering.isPending || entering.isSuccess,
    failure,
  };
}
