import { queryOptions } from '@tanstack/react-query';
import { listReservations, readReservation } from '#contract/booking/booking.endpoints.ts';
import { checkValidity, countPendingPayments } from '#contract/payment/payment.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery, keyOf } from '#src/page/endpoint-query.ts';
import type { PracticeSearch } from './practice-search.ts';
import { tabFilter, type PracticeTab } from './practice-tabs.ts';

// Stale at once: clients book and pay meanwhile, and coming back to the page must show it.
const alwaysAsked = { staleTime: 0 } as const;

export const practiceReservationQueries = {
  list: (apiClient: ApiClient, { tab, q, page }: PracticeSearch, boundary: string) => ({
    ...endpointQuery(apiClient, listReservations, { query: { ...tabFilter(tab, boundary), page, ...(q && { keyword: q }) } }),
    ...alwaysAsked,
  }),

  /** How many reservations a list holds, without showing any: counting is not looking. */
  count: (apiClient: ApiClient, tab: PracticeTab, boundary: string) => ({
    ...endpointQuery(apiClient, listReservations, { query: { ...tabFilter(tab, boundary), limit: 0 } }),
    ...alwaysAsked,
  }),

  proofsToCheck: (apiClient: ApiClient) => ({ ...endpointQuery(apiClient, countPendingPayments), ...alwaysAsked }),

  one: (apiClient: ApiClient, id: string) => ({ ...endpointQuery(apiClient, readReservation, { parameters: { id } }), ...alwaysAsked }),

  /** What the server computes about a proof. A PUT without a decision changes nothing, so it is read as a query. */
  checks: (apiClient: ApiClient, manualPaymentId: string) =>
    queryOptions({
      ...alwaysAsked,
      meta: { isPersonal: true },
      queryKey: [...keyOf(checkValidity), apiClient.locale, manualPaymentId],
      queryFn: async () => {
        const answer = await apiClient.call(checkValidity, { parameters: { id: manualPaymentId } });
        if (!('checks' in answer)) throw new Error('A check without a decision answered a decision.');
        return answer.checks;
      },
    }),
};
