import { useMutation } from '@tanstack/react-query';
import { askEmailConfirmation } from '#contract/auth/mail-links.endpoints.ts';
import { useLocale } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';

/** Asks for the e-mail whose link confirms the person's address. */
export function useAskConfirmation() {
  const locale = useLocale();
  const apiClient = useApiClient();
  return useMutation({
    mutationFn: () => apiClient.call(askEmailConfirmation),
    onError: (error) => toastProblem(error, locale),
  });
}
