import { listDevices } from '#contract/auth/devices.endpoints.ts';
import { readDeletion } from '#contract/auth/own-data.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';

export const ownAccountQueries = {
  devices: (apiClient: ApiClient) => endpointQuery(apiClient, listDevices),
  deletion: (apiClient: ApiClient) => endpointQuery(apiClient, readDeletion),
};
