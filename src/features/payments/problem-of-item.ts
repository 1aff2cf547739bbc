import type { ProblemReason } from '#contract/problem.ts';
import type { Ressource } from '#contract/ressources.ts';
import type { OutboxError } from '#src/device/outbox-item.ts';
import { ApiProblem } from '#src/device/problems.ts';

/** Refusals that are about one field, though they do not name it. */
const fieldOfReason: Partial<Record<ProblemReason, string>> = {
  TRANSFER_CODE_USED: 'transferCode',
  FILE_TYPE: 'file',
  FILE_TOO_LARGE: 'file',
  QUOTA_REACHED: 'file',
};

/** The form's field that an item's refusal is about; undefined when it is told beside the button. */
export function fieldOf({ fieldName, reason, ressource }: OutboxError): string | undefined {
  const named = fieldName ?? fieldOfReason[reason as ProblemReason] ?? (ressource && 'transferCode');
  return named === 'transferCode' || named === 'file' ? named : undefined;
}

/** What the server said of an item, as the form would have heard it had it sent the item itself. */
export function problemOf(error: OutboxError): ApiProblem {
  const { status, message, reason, ressource } = error;
  const fieldName = fieldOf(error);
  return new ApiProblem(status, {
    message,
    ...(reason && { reason: reason as ProblemReason }),
    ...(ressource && { ressource: ressource as Ressource }),
    ...(fieldName && { fields: [{ fieldName, message }] }),
  });
}
