import { useMutation, useQueryClient } from '@tanstack/react-query';
import { endpointUrl } from '#contract/endpoint.ts';
import { readSetup } from '#contract/practice/setup.endpoints.ts';
import { listTherapists } from '#contract/therapist/therapist.endpoints.ts';
import { forgetKept } from '#src/device/forget-kept.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { toast } from '#src/page/toasts.ts';

/** Changes who receives clients here; what the site shows of them is read anew. */
export function useTeamChange<Input>(send: (input: Input) => Promise<unknown>, toldBy: (input: Input) => string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: send,
    // After a refusal too: somebody may have come meanwhile.
    onSettled: async () => {
      await forgetKept(endpointUrl(listTherapists));
      for (const endpoint of [listTherapists, readSetup]) await queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
    },
    onSuccess: (_, input) => void toast.success(toldBy(input)),
  });
}
