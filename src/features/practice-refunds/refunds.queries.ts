import { listRefunds } from '#contract/payment/refunds.endpoints.ts';
import type { RefundStatus } from '#contract/payment/refund-status.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import type { RefundsSearch } from './refunds-search.ts';

// Stale at once: somebody else of the practice may have given back what is shown here.
const alwaysAsked = { staleTime: 0 } as const;

export const refundQueries = {
  list: (apiClient: ApiClient, { status, page }: RefundsSearch) => ({
    ...endpointQuery(apiClient, listRefunds, { query: { status, page } }),
    ...alwaysAsked,
  }),

  /** How many there are, without showing any: counting is not looking. */
  count: (apiClient: ApiClient, status: RefundStatus) => ({
    ...endpointQuery(apiClient, listRefunds, { query: { status, limit: 0 } }),
    ...alwaysAsked,
  }),
};
