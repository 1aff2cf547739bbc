import type { ProblemReason } from '#contract/problem.ts';
import type { Ressource } from '#contract/permissions.ts';
import type { OutboxError } from '#src/device/outbox-item.ts';
import { ApiProblem } from '#src/device/problems.ts';

/** What the server said of an item, as the form would have heard it had it sent the item itself. */
export function problemOf({ status, message, reason, ressource, fieldName }: OutboxError): ApiProblem {
  return new ApiProblem(status, {
    message,
    ...(reason && { reason: reason as ProblemReason }),
    ...(ressource && { ressource: ressource as Ressource }),
    ...(fieldName && { fields: [{ fieldName, message }] }),
  });
}

/** Whether the form has a field for it; else it is told beside the button. */
export function hasField({ fieldName, ressource }: OutboxError): boolean {
  return fieldName === undefined ? ressource !== undefined : ['transferCode', 'file'].includes(fieldName);
}
