import { listReadings } from '#contract/blogs/readings.endpoints.ts';
import { readFigures } from '#contract/booking/figures.endpoints.ts';
import type { FiguresWeeks } from '#contract/booking/figures-limits.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';

export const figuresQueries = {
  appointments: (apiClient: ApiClient, weeks: FiguresWeeks) => endpointQuery(apiClient, readFigures, { query: { weeks } }),
  readings: (apiClient: ApiClient, weeks: FiguresWeeks) => endpointQuery(apiClient, listReadings, { query: { weeks } }),
};
