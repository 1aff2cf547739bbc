import type { SocialProvider } from '#contract/auth/social-providers.ts';
import { SocialFailure } from './social-failure.ts';

const keyOf = (provider: SocialProvider) => `social-sign-in/${provider}`;

const encoded = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** A secret of this tab that the dialog brings back: an answer without it was not asked for here. */
export function newDialogState(provider: SocialProvider): string {
  const state = encoded(crypto.getRandomValues(new Uint8Array(32)));
  sessionStorage.setItem(keyOf(provider), state);
  return state;
}

/** An answer is good once. */
export function forgetDialogState(provider: SocialProvider): void {
  sessionStorage.removeItem(keyOf(provider));
}

const cancelledErrors = ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'];

/**
 * What the dialog gave: an access token in the fragment, or a code in the query. Undefined when the page was not opened
 * by a dialog. Reading changes nothing: see forgetDialogState. Throws a SocialFailure for a refusal, and for an answer
 * to nothing that this tab has asked.
 */
export function readDialogAnswer(provider: SocialProvider, { search, hash }: Pick<Location, 'search' | 'hash'>): string | undefined {
  // Facebook writes its refusals in the query, and something of no meaning in the fragment.
  const answer = new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]);
  const [token, error] = [answer.get('access_token') ?? answer.get('code'), answer.get('error')];
  if (token === null && error === null) return undefined;
  const asked = sessionStorage.getItem(keyOf(provider));
  // Some providers leave the state out of a refusal, which brings nothing in.
  if (error !== null) throw new SocialFailure(cancelledErrors.includes(error) ? 'LOGIN_CANCELLED' : 'DIALOG_FAILED');
  if (asked === null || answer.get('state') !== asked) throw new SocialFailure('STATE_MISMATCH');
  return token ?? undefined;
}
