import { set, type FieldPath, type FieldValues, type Resolver, type UseFormSetError } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { Locale } from '#contract/locale.ts';
import type { FieldProblem } from '#contract/problem.ts';
import { validate } from '#contract/validate.ts';
import { ApiProblem } from '#src/device/problems.ts';

/** Only the first problem of each field, in the order of the rules. */
function firstOfEach(problems: readonly FieldProblem[]): FieldProblem[] {
  const named = new Set<string>();
  return problems.filter(({ fieldName }) => !named.has(fieldName) && named.add(fieldName));
}

/**
 * Validates a form as the server will: the schema of the endpoint's body, the same sentences, the first one of each
 * field. `useForm({ resolver: contractResolver(signInBody, locale) })`; what is submitted is the schema's output.
 * Import it from lazily loaded files only: it brings zod.
 */
export function contractResolver<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  locale: Locale,
): Resolver<Input, unknown, Output> {
  return (values) => {
    const checked = validate(schema, values, locale);
    if (checked.isValid) return { values: checked.value, errors: {} };
    const errors = {};
    for (const { fieldName, message } of firstOfEach(checked.fields)) {
      set(errors, fieldName === '' ? 'root' : fieldName, { type: 'contract', message });
    }
    return { values: {}, errors };
  };
}

export interface PlacesOfProblems<Fields extends FieldValues> {
  /** Where a known value is told; SPEC 8: the e-mail field. */
  ressource?: FieldPath<Fields>;
  /** Where a wrong password is told; SPEC 8: the password field. */
  password?: FieldPath<Fields>;
  /** The form's own fields, if the server may complain of others. */
  shown?: readonly string[];
}

function placed<Fields extends FieldValues>({ body }: ApiProblem, places: PlacesOfProblems<Fields>): FieldProblem[] {
  if (body.fields) return firstOfEach(body.fields);
  if (body.reason === 'PASSWORD') return [{ fieldName: places.password ?? 'password', message: body.message }];
  if (body.ressource) return [{ fieldName: places.ressource ?? 'email', message: body.message }];
  return [];
}

/**
 * Shows what the server refused on the matching fields and moves to the first. Answers false when something was left
 * that no field shows: the caller then says it in a toast (`toastProblem`).
 */
export function applyServerFields<Fields extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Fields>,
  places: PlacesOfProblems<Fields> = {},
): boolean {
  if (!(error instanceof ApiProblem)) return false;
  const problems = placed(error, places);
  const shown = problems.filter(({ fieldName }) => places.shown?.includes(fieldName.split('.')[0] ?? '') ?? true);
  for (const [index, { fieldName, message }] of shown.entries()) {
    setError(fieldName as FieldPath<Fields>, { type: 'server', message }, { shouldFocus: index === 0 });
  }
  return shown.length > 0 && shown.length === problems.length;
}
