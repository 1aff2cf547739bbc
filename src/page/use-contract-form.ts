import { useEffect } from 'react';
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { applyServerFields, contractResolver, type PlacesOfProblems } from './contract-resolver.ts';
import { useLocale } from './messages.ts';
import { pressOver, watchPresses } from './press-over.ts';

export interface ContractForm<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>;
  /** The message to show under a field. */
  errorOf: (field: Path<Input>) => string | undefined;
  /**
   * Puts the server's field errors on their inputs. False when the problem is not about fields of this form: the
   * caller then shows it its own way (`toastProblem`).
   */
  showProblem: (error: unknown, places?: PlacesOfProblems<Input>) => boolean;
}

/** A form judged by a schema of the contract, with the contract's sentences: the same rules as on the server. */
export function useContractForm<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  defaultValues: DefaultValues<Input>,
  /** Where the first field may be no input, the focus is led by useFirstErrorFocus. */
  { shouldFocusError = true } = {},
): ContractForm<Input, Output> {
  const locale = useLocale();
  const resolve = contractResolver(schema, locale);
  const form = useForm({
    defaultValues,
    resolver: async (...given) => {
      await pressOver();
      return resolve(...given);
    },
    mode: 'onTouched',
    shouldFocusError,
  });
  useEffect(watchPresses, []);
  return {
    form,
    errorOf: (field) => form.getFieldState(field, form.formState).error?.message,
    showProblem: (error, places) => applyServerFields(error, form.setError, { shown: Object.keys(form.getValues()), ...places }),
  };
}
