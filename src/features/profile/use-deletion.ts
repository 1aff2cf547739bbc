import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { DeletionState, ThreadChoice } from '#contract/auth/own-data.schema.ts';
import { askDeletion, revokeDeletion } from '#contract/auth/own-data.endpoints.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ownAccountQueries } from './own-account.queries.ts';

/** The request to delete one's account: how it stands, asking, changing one's mind. */
export function useDeletion() {
  const t = useMessages('profile');
  const locale = useLocale();
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const query = ownAccountQueries.deletion(apiClient);
  const { data, error } = useQuery(query);
  const show = (state: DeletionState, words: string) => {
    queryClient.setQueryData(query.queryKey, state);
    void toast.success(words);
  };
  const onError = (problem: unknown) => toastProblem(problem, locale);
  const asking = useMutation({
    mutationFn: (threads: ThreadChoice) => apiClient.call(askDeletion, { body: { threads } }),
    onSuccess: (state) => show(state, t('deletionAsked')),
    onError,
  });
  const keeping = useMutation({
    mutationFn: () => apiClient.call(revokeDeletion),
    onSuccess: (state) => show(state, t('accountKept')),
    onError,
  });
  return { state: data, error, asking, keeping };
}
