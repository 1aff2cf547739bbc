import { queryOptions } from '@tanstack/react-query';
import type { AnswerOf } from '#contract/endpoint.ts';
import { readDemoCheckout } from '#contract/payment/demo-checkout.endpoints.ts';
import { readPaymentProgress } from '#contract/payment/payment.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';

type Progress = AnswerOf<typeof readPaymentProgress>;

const soonMs = 3000;
const laterMs = 10_000;
const impatientFor = 20;

/** Asked while the bank may still answer: often at first, then every ten seconds, as long as the page is looked at. */
export function askAgainAfterMs(progress: Progress | undefined, timesAsked: number): number | false {
  if (progress && progress.status !== 'PENDING') return false;
  return timesAsked < impatientFor ? soonMs : laterMs;
}

export const cardPaymentQueries = {
  /** What has become of a payment: each time the provider itself is asked, so that nothing else need tell us. */
  progress: (apiClient: ApiClient, paymentRef: string) =>
    queryOptions({
      ...endpointQuery(apiClient, readPaymentProgress, { query: { payment_ref: paymentRef } }),
      staleTime: 0,
      gcTime: 0,
      refetchInterval: ({ state }) => askAgainAfterMs(state.data, state.dataUpdateCount + state.errorUpdateCount),
    }),

  demoCheckout: (apiClient: ApiClient, paymentRef: string) =>
    queryOptions({ ...endpointQuery(apiClient, readDemoCheckout, { parameters: { paymentRef } }), staleTime: 0, gcTime: 0 }),
};
