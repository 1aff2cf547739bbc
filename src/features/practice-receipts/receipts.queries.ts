import { listReceipts } from '#contract/payment/receipts.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import type { ReceiptsSearch } from './receipts-search.ts';

export const receiptQueries = {
  // Stale at once: each payment that comes in is one more.
  list: (apiClient: ApiClient, { month, page }: ReceiptsSearch) => ({
    ...endpointQuery(apiClient, listReceipts, { query: { month, page } }),
    staleTime: 0,
  }),
};
