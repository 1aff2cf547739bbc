import { readLegalNotice } from '#contract/practice/legal-notice.endpoints.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { ensureOptional } from '#src/page/optional-query.ts';
import type { PageContext } from '#src/page/page-context.ts';
import type { ApiClient } from '#src/device/api-client.ts';

export const legalNoticeQuery = (apiClient: ApiClient) => endpointQuery(apiClient, readLegalNotice);

/** The load of a legal page, which opens without what the practice says of itself too. */
export const loadLegalNotice = ({ apiClient, queryClient }: PageContext): Promise<void> =>
  ensureOptional(queryClient, legalNoticeQuery(apiClient));
