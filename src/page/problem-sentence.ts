import type { Locale } from '#contract/locale.ts';
import type { ProblemReason } from '#contract/problem.ts';
import { ApiProblem, NetworkFailure } from '#src/device/problems.ts';
import { messagesOf } from './messages.ts';
import type { MessageKey } from './namespaces.ts';
import { toast } from './toasts.ts';

/** Reasons whose message is a constant of the wire, the same in every language. */
const ownSentences: Partial<Record<ProblemReason, MessageKey<'app'>>> = {
  TOKEN: 'sessionOver',
  ACCESS_MISMATCH: 'noAccess',
  ROLE_MISMATCH: 'noAccess',
};

/** What to tell a person of a failed call: the server's own sentence where it gave one, never a code. */
export function problemSentence(error: unknown, locale: Locale): string {
  const t = messagesOf(locale, 'app');
  if (error instanceof NetworkFailure) return t('noAnswer');
  if (!(error instanceof ApiProblem)) return t('unexpectedProblem');
  const { reason, ressource, fields, message } = error.body;
  const own = reason && ownSentences[reason];
  if (own) return t(own);
  if (fields?.[0]) return fields[0].message;
  // Without a reason or a ressource it is a proxy that speaks, not our server.
  return reason || ressource ? message : t('unexpectedProblem');
}

/** Says in a toast why a call failed. */
export function toastProblem(error: unknown, locale: Locale): void {
  void toast.error(problemSentence(error, locale));
}
