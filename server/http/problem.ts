import {
  duplicateMessage,
  problemSentences,
  validationMessage,
  type FieldProblem,
  type ProblemBody,
  type ProblemReason,
} from '#contract/problem.ts';
import type { Locale } from '#contract/locale.ts';
import type { Ressource } from '#contract/ressources.ts';

type Extra = Omit<ProblemBody, 'message' | 'reason'>;

/** A refusal with its shape on the wire; thrown by verbs, written by the problem handler in the caller's language. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly body: (locale: Locale) => ProblemBody,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(body('en').message);
  }
}

/** A refusal for a reason of the contract. */
export function refused(reason: ProblemReason, extra: Extra = {}, headers: Record<string, string> = {}): Problem {
  const { status } = problemSentences[reason];
  return new Problem(status, (locale) => ({ message: problemSentences[reason][locale], reason, ...extra }), headers);
}

/** Missing, or someone else's: the two look the same. */
export function notFound(ressource: Ressource): Problem {
  return new Problem(404, (locale) => ({ message: problemSentences.NOT_FOUND[locale], ressource }));
}

/** Someone already has this value. */
export function duplicate(ressource: Ressource, fieldName?: string): Problem {
  return new Problem(409, (locale) => {
    const message = duplicateMessage(ressource, fieldName, locale);
    return { message, ressource, ...(fieldName ? { fields: [{ fieldName, message }] } : {}) };
  });
}

/** Body or query do not obey the contract. */
export function invalid(fields: FieldProblem[]): Problem {
  return new Problem(400, () => ({ message: validationMessage, fields }));
}
