import type { Locale } from '#contract/locale.ts';
import { ApiProblem, NetworkFailure } from '#src/device/problems.ts';
import { messagesOf } from '#src/page/messages.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { SocialFailure } from './social-failure.ts';

const toldAsTheyAre: readonly unknown[] = ['BANNED', 'SUSPENDED', 'RATE_LIMITED'];

/**
 * What to say of a sign-in that led nowhere: the sentence of SPEC 8, with the server's own where it says what to do. A
 * closed account, a limit and a lost network are told as they are; a cancelled dialog is nobody's failure.
 */
export function failureSentences(failure: unknown, locale: Locale): string[] {
  if (failure === undefined || (failure instanceof SocialFailure && failure.code === 'LOGIN_CANCELLED')) return [];
  if (failure instanceof NetworkFailure) return [problemSentence(failure, locale)];
  const general = messagesOf(locale, 'social-sign-in')('failed');
  if (!(failure instanceof ApiProblem)) return [general];
  if (toldAsTheyAre.includes(failure.body.reason)) return [problemSentence(failure, locale)];
  return failure.body.ressource ? [general, problemSentence(failure, locale)] : [general];
}
