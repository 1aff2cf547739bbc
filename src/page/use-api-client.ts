import { useRouter } from '@tanstack/react-router';
import type { ApiClient } from '#src/device/api-client.ts';

export function useApiClient(): ApiClient {
  return useRouter().options.context.apiClient;
}
