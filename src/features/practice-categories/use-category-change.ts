import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listAllCategories } from '#contract/categories/categories.endpoints.ts';
import type { Category } from '#contract/categories/categories.schema.ts';
import { endpointUrl } from '#contract/endpoint.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { forgetKept } from '#src/device/forget-kept.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';

/** Changes the categories, shows them anew and says so. */
export function useCategoryChange<Input>(
  change: (apiClient: ApiClient, input: Input) => Promise<Category>,
  done: (category: Category) => string,
) {
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(apiClient, input),
    onSuccess: async (category) => {
      await forgetKept(endpointUrl(listAllCategories));
      await queryClient.invalidateQueries({ queryKey: keyOf(listAllCategories) });
      void toast.success(done(category));
    },
  });
}
