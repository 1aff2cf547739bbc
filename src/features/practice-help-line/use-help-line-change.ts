import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endpointUrl } from '#contract/endpoint.ts';
import { readHelpLine } from '#contract/practice/help-line.endpoints.ts';
import type { HelpNumber } from '#contract/practice/help-line.schema.ts';
import { readPractice } from '#contract/practice/practice.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { forgetKept } from '#src/device/forget-kept.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useLocale } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';

interface Ways {
  /** The refusal is told where it was asked, not in a toast. */
  isToldHere?: boolean;
}

/** Changes the help line, and shows it anew wherever this page does. */
export function useHelpLineChange<Input = void>(
  change: (apiClient: ApiClient, input: Input) => Promise<HelpNumber>,
  { isToldHere = false }: Ways = {},
) {
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const locale = useLocale();
  return useMutation({
    mutationFn: (input: Input) => change(apiClient, input),
    onError: (error) => {
      if (!isToldHere) toastProblem(error, locale);
    },
    // The pages kept for a lost network stay: the worker replaces them once it has newer ones.
    onSuccess: async () => {
      for (const changed of [readHelpLine, readPractice]) {
        await forgetKept(endpointUrl(changed));
        await queryClient.invalidateQueries({ queryKey: keyOf(changed) });
      }
    },
  });
}
