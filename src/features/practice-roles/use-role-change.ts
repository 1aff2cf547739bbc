import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listRoles } from '#contract/auth/roles.endpoints.ts';
import type { Role } from '#contract/auth/roles.schema.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';

/** Changes the roles, shows them anew and says so. */
export function useRoleChange<Input>(change: (apiClient: ApiClient, input: Input) => Promise<Role>, done: (role: Role) => string) {
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: Input) => change(apiClient, input),
    onSuccess: async (role) => {
      await queryClient.invalidateQueries({ queryKey: keyOf(listRoles) });
      void toast.success(done(role));
    },
  });
}
