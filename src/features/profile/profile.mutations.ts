import { useMutation } from '@tanstack/react-query';
import { updatePassword } from '#contract/auth/auth.endpoints.ts';
import type { BodyInputOf } from '#contract/endpoint.ts';
import { useApiClient } from '#src/page/use-api-client.ts';

export function useUpdatePassword() {
  const apiClient = useApiClient();
  return useMutation({ mutationFn: (body: BodyInputOf<typeof updatePassword>) => apiClient.call(updatePassword, { body }) });
}
