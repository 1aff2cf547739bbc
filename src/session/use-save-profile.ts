import { useMutation } from '@tanstack/react-query';
import { updateMe } from '#contract/auth/auth.endpoints.ts';
import type { BodyInputOf } from '#contract/endpoint.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { updateSession } from './keep-session.ts';

/** Saves one's own profile and shows the person as it now is, everywhere. */
export function useSaveProfile() {
  const apiClient = useApiClient();
  return useMutation({
    mutationFn: async (body: BodyInputOf<typeof updateMe>) => {
      const client = await apiClient.call(updateMe, { body });
      await updateSession(client);
      return client;
    },
  });
}
