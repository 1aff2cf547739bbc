import { readPractice } from '#contract/practice/practice.endpoints.ts';
import { listTherapists } from '#contract/therapist/therapist.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from './endpoint-query.ts';

/** Who the practice is: in the frame of every page, so loaded before any of them renders. */
export const practiceQueries = {
  practice: (apiClient: ApiClient) => endpointQuery(apiClient, readPractice),
  therapists: (apiClient: ApiClient) => endpointQuery(apiClient, listTherapists),
};
