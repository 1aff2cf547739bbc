import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endpointUrl } from '#contract/endpoint.ts';
import { readCrisisPhrases } from '#contract/threads/crisis-phrases.endpoints.ts';
import type { CrisisPhrase } from '#contract/threads/crisis-phrases.schema.ts';
import { listWaitingTexts } from '#contract/threads/moderation.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { forgetKept } from '#src/device/forget-kept.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useApiClient } from '#src/page/use-api-client.ts';

/** Changes the practice's phrases, and shows them anew wherever this page does; the queue may have another order. */
export function useCrisisWordsChange<Input = void>(change: (apiClient: ApiClient, input: Input) => Promise<CrisisPhrase>) {
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(apiClient, input),
    onSuccess: async () => {
      await forgetKept(endpointUrl(readCrisisPhrases));
      for (const changed of [readCrisisPhrases, listWaitingTexts]) await queryClient.invalidateQueries({ queryKey: keyOf(changed) });
    },
  });
}
