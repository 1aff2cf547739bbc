import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listAllCategories, updateCategory } from '#contract/categories/categories.endpoints.ts';
import type { Category } from '#contract/categories/categories.schema.ts';
import { endpointUrl } from '#contract/endpoint.ts';
import { forgetKept } from '#src/device/forget-kept.ts';
import { useLocale } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { categoryQueries } from './categories.queries.ts';
import { moved } from './moved.ts';

const mutationKey = ['move-category'];

interface Move {
  readonly category: Category;
  readonly place: number;
}

/** Moves a category at once on the screen, and one after the other on the server, however fast the presses come. */
export function useCategoryMove() {
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const locale = useLocale();
  const { queryKey } = categoryQueries.list(apiClient);
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: 'move-category' },
    mutationFn: ({ category: { id, name }, place }: Move) =>
      apiClient.call(updateCategory, { parameters: { id }, body: { name, order: place } }),
    onError: (error) => toastProblem(error, locale),
    onSettled: async () => {
      // Read again after the last of several: an answer from between two would take one of them back.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      await forgetKept(endpointUrl(listAllCategories));
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  return (move: Move) => {
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (known) => known && { items: moved(known.items, move.category.id, move.place) });
    mutate(move);
  };
}
