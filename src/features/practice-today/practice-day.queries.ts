import { readPracticeDay } from '#contract/booking/practice-day.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { keptQuery } from '#src/page/kept-query.ts';

/** Stale at once: clients book meanwhile. Not asked again by the clock: each answer is a look that the audit trail notes. */
export const practiceDayQuery = (apiClient: ApiClient) => keptQuery({ ...endpointQuery(apiClient, readPracticeDay), staleTime: 0 });
