import { uploadToken } from '#contract/auth/auth.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';

/** A media token for a host's `getToken`. mimeTypes: `image`, `document` or full types, comma-separated. */
export async function askUploadToken(apiClient: ApiClient, mimeTypes: string): Promise<string> {
  const { token } = await apiClient.call(uploadToken, { query: { mimeTypes } });
  return token;
}
