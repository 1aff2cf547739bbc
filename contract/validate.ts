import type * as z from 'zod/mini';
import { fieldDisplayName } from './field-names.ts';
import type { Locale } from './locale.ts';
import type { FieldProblem } from './problem.ts';
import { ruleOfIssue, ruleSentence, type Rule } from './validation-rules.ts';

export type Validated<T> = { isValid: true; value: T } | { isValid: false; fields: FieldProblem[] };

/** The sentence of a failed rule on a field: « L'email est obligatoire ». */
export function fieldProblem(fieldName: string, failed: Rule, locale: Locale): FieldProblem {
  return { fieldName, message: `${fieldDisplayName(fieldName, locale)} ${ruleSentence(failed, locale)}` };
}

/**
 * Checks a value against a schema of the contract, the same way in a form and on the server.
 * Problems keep the order of the rules, so a field's first one is the one to show.
 */
export function validate<S extends z.ZodMiniType>(schema: S, value: unknown, locale: Locale): Validated<z.output<S>> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return { isValid: true, value: parsed.data };
  return {
    isValid: false,
    fields: parsed.error.issues.map((issue) => fieldProblem(issue.path.join('.'), ruleOfIssue(issue), locale)),
  };
}
