import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listAccounts } from '#contract/auth/accounts.endpoints.ts';
import type { Account } from '#contract/auth/accounts.schema.ts';
import { listGrantableRoles, listRoles } from '#contract/auth/roles.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { clientQueries } from './clients.queries.ts';

/** Changes an account and shows it as the server answered it, here and in the lists. */
export function useAccountChange<Input>(change: (apiClient: ApiClient, input: Input) => Promise<Account>, done: string) {
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(apiClient, input),
    onSuccess: (account) => {
      queryClient.setQueryData(clientQueries.one(apiClient, account.authID).queryKey, account);
      for (const endpoint of [listAccounts, listRoles, listGrantableRoles])
        void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
      void toast.success(done);
    },
  });
}
