import { readAgenda } from '#contract/booking/agenda.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';

/** Stale at once: clients book meanwhile. Not asked again by the clock: each answer is a look that the audit trail notes. */
export const agendaQuery = (apiClient: ApiClient, from: string, to: string) => ({
  ...endpointQuery(apiClient, readAgenda, { query: { from, to } }),
  staleTime: 0,
});
