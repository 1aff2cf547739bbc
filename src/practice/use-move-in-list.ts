import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { ApiClient } from '#src/device/api-client.ts';
import { useLocale } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { moved } from './moved.ts';

interface Move<Item> {
  readonly item: Item;
  /** From 1. */
  readonly place: number;
}

interface MovableList<Item> {
  /** Of the query that holds them, as `items`. */
  queryKey: QueryKey;
  send: (apiClient: ApiClient, move: Move<Item>) => Promise<unknown>;
  /** Makes old what else shows them. */
  onMoved: () => Promise<unknown>;
}

/** Moves one of a list at once on the screen, and one after the other on the server, however fast the presses come. */
export function useMoveInList<Item extends { readonly id: string }>({ queryKey, send, onMoved }: MovableList<Item>) {
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const locale = useLocale();
  const mutationKey = ['move', ...queryKey];
  const { mutate } = useMutation({
    mutationKey,
    scope: { id: JSON.stringify(mutationKey) },
    mutationFn: (move: Move<Item>) => send(apiClient, move),
    onError: (error) => toastProblem(error, locale),
    onSettled: async () => {
      // Read again after the last of several: an answer from between two would take one of them back.
      if (queryClient.isMutating({ mutationKey }) > 1) return;
      await onMoved();
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  return (move: Move<Item>) => {
    void queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<{ items: Item[] }>(
      queryKey,
      (known) => known && { ...known, items: moved(known.items, move.item.id, move.place) },
    );
    mutate(move);
  };
}
