import { readReceipt, readReceiptKey } from '#contract/payment/receipts.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';

export const receiptQueries = {
  one: (apiClient: ApiClient, id: string) => endpointQuery(apiClient, readReceipt, { parameters: { id } }),
  key: (apiClient: ApiClient) => endpointQuery(apiClient, readReceiptKey),
};
