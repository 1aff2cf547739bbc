import { listSocialProviders } from '#contract/auth/social.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';

export const socialQueries = {
  providers: (apiClient: ApiClient) => endpointQuery(apiClient, listSocialProviders),
};
